// Imported before anything else: boardgame.io and its immer look at this once, when they are loaded, and check and freeze
// less in production.
process.env['NODE_ENV'] = 'production';
