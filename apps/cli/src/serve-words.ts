import type { Language } from '@cardwright/engine';

/** What is said about a server, to whoever runs it. */
interface ServeWords {
  at(url: string): string;
  kept(file: string): string;
  readonly keptInDatabase: string;
  lan(urls: readonly string[]): string;
  readonly noLan: string;
  readonly terminal: string;
  readonly late: string;
  backedUp(file: string, tables: number, choices: number, people: number, size: string): string;
}

export const SERVE_WORDS: Readonly<Record<Language, ServeWords>> = {
  en: {
    at: (url) => `The table is at ${url} (Ctrl-C ends it).`,
    kept: (file) => `What is played here is kept in ${file}.`,
    keptInDatabase: 'What is played here is kept in the database.',
    lan: (urls) => `For others in the same network: ${urls.join(' or ')}`,
    noLan: 'This machine is in no network: nobody else can come.',
    terminal: 'In the terminal: npx cardwright play thrones',
    late: 'It takes too long to end in order; whatever was acknowledged is written down.',
    backedUp: (file, tables, choices, people, size) =>
      `${file}: tables ${tables}, choices ${choices}, people ${people}, ${size}.`,
  },
  zh: {
    at: (url) => `牌桌在 ${url}（按 Ctrl-C 结束）。`,
    kept: (file) => `对局保存在 ${file}。`,
    keptInDatabase: '对局保存在数据库中。',
    lan: (urls) => `同一网络中的其他人请打开：${urls.join(' 或 ')}`,
    noLan: '本机没有连接网络，其他人无法加入。',
    terminal: '在终端中游玩：npx cardwright play thrones',
    late: '无法及时正常结束；已确认的内容都已保存。',
    backedUp: (file, tables, choices, people, size) =>
      `${file}：${tables} 桌，${choices} 次选择，${people} 人，${size}。`,
  },
};
