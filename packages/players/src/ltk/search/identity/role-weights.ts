// Written by `npm run learn -- ltk-identity --roles --games 4000 --seed 1`, not by hand.
import type { RoleWeights } from './role-evidence.ts';

export const roleWeights: RoleWeights = {
  command: 'npm run learn -- ltk-identity --roles --games 4000 --seed 1',
  rules: '2',
  games: 4000,
  logLoss: [0.2631, 0.1518, 0.1178, 0.0895, 0.0585],
  prior: [0.8888, 0.8374, 0.7931, 0.7471, 0.6748],
  // biome-ignore format: the roles of whom it is done to are columns
  numbers: [
    0, 0.217, -0.444, 0.167, -3.102, 0.454, 1.266, 0.594, 3.422, 0.153, -2.839, -0.02, -2.864, 1.318, 0.404, 0,
    0, -0.421, 0.43, -0.042, -2.332, 0.557, 0.382, -0.06, 3.214, -0.275, 0.086, -0.235, -2.58, 0.682, -0.405, 0,
    0, 0.642, -0.156, -0.451, 1.398, 1.64, -2.083, 0.488, -2.773, -0.532, 1.799, 0.28, 1.082, -1.597, -1.062, 0,
    0, -0.912, 0.059, 0.654,
  ],
};
