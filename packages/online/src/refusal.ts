/** Sentences with the places of their parameters in braces; of each pair the first is English, the second Chinese. */
const SENTENCES = {
  'other-site': ['this comes from another site', '请求来自别的网站'],
  'too-many-requests': ['too many requests; try again in a moment', '请求太多，请稍后再试'],
  'too-many-connections': ['too many connections; try again in a moment', '连接太多，请稍后再试'],
  'too-many-passwords': ['too many passwords; try again in a while', '尝试太多，请过一会儿再试'],
  'too-many-tries': ['too many tries; try again in a while', '尝试太多，请过一会儿再试'],
  'too-many-logins': ['too many people log in at once; try again in a moment', '同时登录的人太多，请稍后再试'],
  'no-table': ['there is no such table', '没有这张牌桌'],
  'no-finished-game': ['there is no game here that is over', '这里没有已结束的对局'],
  'no-person': ['nobody here goes by that name', '这里没有人叫这个名字'],
  'no-game': ['there is no game {game}', '没有名为 {game} 的游戏'],
  'no-setup': ['that is no set-up of a table; docs/protocol.md shows one', '牌桌设置的格式不对'],
  'unknown-login': ['this name with this password is not known here', '名字或密码不对'],
  'name-empty': ['a name has at least one letter', '名字至少要有一个字'],
  'name-long': ['a name has at most {most} letters', '名字最多 {most} 个字符'],
  'name-signs': ['a name has no signs in it that cannot be seen', '名字里不能有看不见的字符'],
  'name-taken': ['somebody keeps this name; choose another, or log in', '这个名字已有主人，请换一个或登录'],
  'password-short': ['a password has at least {least} characters', '密码至少 {least} 个字符'],
  'password-long': ['a password has at most {most} characters', '密码最多 {most} 个字符'],
  'wrong-seats': ['{game} is played by {allowed}, not by {seats}', '这个游戏须 {allowed} 人，不能 {seats} 人玩'],
  'too-few-seats': ['{members} sit here already; there cannot be fewer seats', '已有 {members} 人入座，座位不能更少'],
  'rated-open': [
    'a rated table is not open to all eyes; say isOpen: false, or isRated: false',
    '计分的牌桌不能公开所有手牌',
  ],
  'rated-options': [
    'a rated table has the usual options; leave out {option}, or say isRated: false',
    '计分的牌桌只能用默认选项，请去掉 {option} 或改为不计分',
  ],
  'rated-bot': [
    'at a rated table sit bots whose strength was measured; choose another than {bot}, or say isRated: false',
    '计分的牌桌只用测过实力的电脑，请换掉 {bot} 或改为不计分',
  ],
  'rated-think': [
    'at a rated table bots think as they are used to; leave out think, or say isRated: false',
    '计分的牌桌上电脑按默认时间思考，请去掉思考时间或改为不计分',
  ],
  'disk-full': ['the disk of the server is full; nothing was kept', '服务器磁盘已满，没有保存'],
  'storage-silent': ['the storage of the server does not answer; nothing was kept', '服务器的存储没有回应，没有保存'],
  broken: ['something went wrong here; it is written down', '服务器出错了，已记录下来'],
} as const;

export type RefusalCode = keyof typeof SENTENCES;

/** Why a server does not do something: which sentence, and what stands in it. */
export interface ServerRefusal {
  readonly code: RefusalCode;
  readonly values?: Readonly<Record<string, string | number>>;
}

export const REFUSAL_CODES = Object.keys(SENTENCES) as readonly RefusalCode[];

/** The refusal in words. */
export function refusalText({ code, values = {} }: ServerRefusal, language: 'en' | 'zh'): string {
  const sentence = SENTENCES[code][language === 'en' ? 0 : 1];
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** A refusal as it came over a line; null: this one has no words for it. */
export function readRefusal(given: unknown): ServerRefusal | null {
  const { code, values = {} } = (given ?? {}) as { code?: unknown; values?: unknown };
  if (typeof code !== 'string' || !Object.hasOwn(SENTENCES, code) || typeof values !== 'object') return null;
  return { code: code as RefusalCode, values: values as Record<string, string | number> };
}
