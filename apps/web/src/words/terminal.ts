/** What is said at the table of a game that runs in a terminal. */
export interface TerminalWords {
  readonly passOn: string;
  readonly ended: string;
  readonly gone: string;
  readonly goneAbout: string;
  readonly again: string;
  readonly start: string;
}

export const terminalEn: TerminalWords = {
  passOn: 'Pass the screen on when your turn ends.',
  ended: 'The game in the terminal is over',
  gone: 'The terminal does not answer',
  goneAbout: 'Its game has ended, or the connection was lost.',
  again: 'Connect again',
  start: 'To begin another, type in a terminal:',
};

export const terminalZh: TerminalWords = {
  passOn: '回合结束时，请把屏幕交给对方。',
  ended: '终端里的对局结束了',
  gone: '终端没有回应',
  goneAbout: '对局已经结束，或连接已断开。',
  again: '重新连接',
  start: '要再开一局，请在终端输入：',
};
