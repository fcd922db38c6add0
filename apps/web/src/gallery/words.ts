import type { Language } from '@cardwright/engine';
import { useSettings } from '../settings.ts';

/** What the gallery and the rules say. */
interface GalleryWords {
  readonly gallery: string;
  readonly about: string;
  readonly game: string;
  readonly search: string;
  readonly found: (count: number) => string;
  readonly none: (typed: string) => string;
  readonly noGame: string;
  readonly noPiece: (id: string) => string;
  readonly all: string;
  readonly link: string;
  readonly linkCopied: string;
  readonly rulings: string;
  readonly see: (name: string) => string;
  readonly loading: string;
  readonly rules: string;
  readonly rulesAbout: string;
  readonly rulesPage: string;
  readonly contents: string;
  readonly rulingsAbout: string;
  readonly noChapter: (id: string) => string;
}

export const GALLERY_WORDS: Readonly<Record<Language, GalleryWords>> = {
  en: {
    gallery: 'Cards and heroes',
    about: 'What every card and every hero does, with the rulings that concern it.',
    game: 'Game',
    search: 'Search',
    found: (count) => `${count} ${count === 1 ? 'entry' : 'entries'}`,
    none: (typed) => `Nothing here is called “${typed}”. Names count in English, Chinese and pinyin.`,
    noGame: 'There is no such game. Choose one of these.',
    noPiece: (id) => `This game has no card or hero “${id}”. Here are all there are.`,
    all: 'All cards and heroes',
    link: 'Copy link',
    linkCopied: 'Copied',
    rulings: 'Rulings',
    see: (name) => `${name} in the gallery`,
    loading: 'One moment…',
    rules: 'Rules',
    rulesAbout: 'Chapter by chapter. The first sentence of each says it in short.',
    rulesPage: 'The rules as a page, with rulings',
    contents: 'Chapters',
    rulingsAbout: 'Where the rules leave a choice, this is how it is played here.',
    noChapter: (id) => `There is no chapter “${id}” in these rules. Here are all there are.`,
  },
  zh: {
    gallery: '卡牌图鉴',
    about: '每张牌、每名武将的说明，以及相关的裁定。',
    game: '游戏',
    search: '搜索',
    found: (count) => `共 ${count} 项`,
    none: (typed) => `没有叫“${typed}”的。可用中文、拼音或英文搜索。`,
    noGame: '没有这个游戏。请从下面选择。',
    noPiece: (id) => `这个游戏没有“${id}”。以下是全部内容。`,
    all: '全部卡牌',
    link: '复制链接',
    linkCopied: '已复制',
    rulings: '裁定',
    see: (name) => `在图鉴中查看${name}`,
    loading: '请稍候……',
    rules: '规则',
    rulesAbout: '分章说明，每章第一句是要点。',
    rulesPage: '完整规则与裁定',
    contents: '目录',
    rulingsAbout: '规则留有余地之处，这里这样玩。',
    noChapter: (id) => `规则里没有“${id}”这一章。以下是全部章节。`,
  },
};

export const useGalleryWords = (): GalleryWords => GALLERY_WORDS[useSettings(({ language }) => language)];
