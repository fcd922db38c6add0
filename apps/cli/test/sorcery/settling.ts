// A process that ends games: `settling.ts STORE FOLDER NAME TIMES` lets NAME win against Target so many times.
import { RatingFile, RatingFolder } from '../../src/games/sorcery/rating-store.ts';
import { Ratings } from '../../src/games/sorcery/ratings.ts';

const [store = '', folder = '', name = '', times = ''] = process.argv.slice(2);
for (let i = 0; i < Number(times); i++) {
  const ratings = new Ratings(new RatingFile(store), folder === '' ? null : new RatingFolder(folder));
  const { problem } = ratings.settle([name, 'Target'], 1);
  if (problem !== null) throw new Error(problem);
}
