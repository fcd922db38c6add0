/** Questions in which whoever is pointed at is worse off. */
export const HARMFUL: ReadonlySet<string> = new Set([
  'add-target',
  'add-targets',
  'call-thunder',
  'choose-prey',
  'choose-rival',
  'choose-victim',
  'contest-with',
  'discard-from',
  'displace',
  'pass-damage',
  'raid',
  'speed-strike',
  'strike-next',
  'strike-one',
  'take-from',
]);
