/** What is said while it is shown what happened, and of whom it is. */
export interface StagingWords {
  readonly skip: string;
  readonly goOn: string;
  readonly yourTurn: string;
  readonly theirTurn: string;
  readonly thinks: string;
  readonly asked: string;
  readonly target: string;
  readonly suits: string;
  readonly suitsIn: Readonly<Record<'two' | 'four', string>>;
  readonly sure: Readonly<Record<'clear' | 'likely' | 'close', string>>;
}

export const stagingEn: StagingWords = {
  skip: 'Skip',
  goOn: 'Continue',
  yourTurn: 'Your turn',
  theirTurn: 'Their turn',
  thinks: 'thinking',
  asked: 'you decide',
  target: 'Target',
  suits: 'Suits in Three Kingdoms',
  suitsIn: { two: 'red and black', four: 'four colours' },
  sure: { clear: 'clearly the best', likely: 'probably the best', close: 'a close call' },
};

export const stagingZh: StagingWords = {
  skip: '跳过',
  goOn: '继续',
  yourTurn: '你的回合',
  theirTurn: '其回合',
  thinks: '思考中',
  asked: '由你决定',
  target: '目标',
  suits: '三国杀花色',
  suitsIn: { two: '红黑两色', four: '四色' },
  sure: { clear: '明显最好', likely: '大概最好', close: '相差无几' },
};
