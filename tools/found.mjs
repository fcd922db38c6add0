// Preloaded by measurements: what they need besides what everybody needs is found here.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const own = new URL('./package.json', import.meta.url);
const names = Object.keys(JSON.parse(readFileSync(own, 'utf8')).dependencies);
const isOurs = (specifier) => names.some((name) => specifier === name || specifier.startsWith(`${name}/`));

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, isOurs(specifier) ? { ...context, parentURL: own.href } : context),
});
