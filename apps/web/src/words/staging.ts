/** What is said while it is shown what happened. */
export interface StagingWords {
  readonly skip: string;
  readonly goOn: string;
}

export const stagingEn: StagingWords = { skip: 'Skip', goOn: 'Continue' };
export const stagingZh: StagingWords = { skip: '跳过', goOn: '继续' };
