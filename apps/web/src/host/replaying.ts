export { Replay, summaryOf } from '@cardwright/client'; // for whoever looks at a game again
