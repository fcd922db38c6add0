import type { Language, Viewer } from '@cardwright/engine';

interface DevWords {
  readonly panel: string;
  readonly seesAll: string;
  readonly views: string;
  readonly viewer: string;
  viewerName(viewer: Viewer): string;
  readonly decision: string;
  readonly noDecision: string;
  readonly beliefs: string;
  readonly events: string;
  event(place: number, type: string, audience: string): string;
  readonly everybody: string;
  only(seats: readonly number[]): string;
  readonly digest: string;
  readonly step: string;
  readonly fork: string;
  readonly copy: string;
  readonly open: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly seed: string;
  readonly restart: string;
}

export const DEV_WORDS: Readonly<Record<Language, DevWords>> = {
  en: {
    panel: 'Developer panel',
    seesAll: 'This panel sees everything: every hand, the deck, the seed. A game played with it is no secret to you.',
    views: 'State as seen by',
    viewer: 'Viewer',
    viewerName: (viewer) =>
      viewer === 'all' ? 'everything' : viewer === 'public' ? 'what is public' : `seat ${viewer}`,
    decision: 'Open decision',
    noDecision: 'none',
    beliefs: 'What a bot at each seat would believe of the others, in hundredths',
    events: 'Events, newest first',
    event: (place, type, audience) => `${place} ${type} (${audience})`,
    everybody: 'for everybody',
    only: (seats) => `part of it only for ${seats.length === 1 ? 'seat' : 'seats'} ${seats.join(', ')}`,
    digest: 'Digest',
    step: 'Step',
    fork: 'Fork',
    copy: 'Copy record',
    open: 'Open all hands',
    copied: 'Copied',
    notCopied: 'This browser does not allow copying.',
    seed: 'Begin again with seed',
    restart: 'Begin again',
  },
  zh: {
    panel: '开发者面板',
    seesAll: '此面板能看到一切：所有手牌、牌堆和种子。打开它的对局对你没有秘密。',
    views: '视角',
    viewer: '观看者',
    viewerName: (viewer) => (viewer === 'all' ? '全部' : viewer === 'public' ? '公开信息' : `座位 ${viewer}`),
    decision: '当前决定',
    noDecision: '无',
    beliefs: '各座位的电脑对他人的推测（百分比）',
    events: '事件（新的在前）',
    event: (place, type, audience) => `${place} ${type}（${audience}）`,
    everybody: '所有人可见',
    only: (seats) => `部分内容仅座位 ${seats.join('、')} 可见`,
    digest: '摘要',
    step: '走一步',
    fork: '分叉',
    copy: '复制记录',
    open: '亮出所有手牌',
    copied: '已复制',
    notCopied: '此浏览器不允许复制。',
    seed: '用此种子重新开始',
    restart: '重新开始',
  },
};
