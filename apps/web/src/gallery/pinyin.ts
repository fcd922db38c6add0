/** How the characters of names are read, each reading before its characters; ü is v. */
const READINGS = `
  ai艾 an暗 ang昂 ba八霸 bai白 bao暴 bei备悲 beng崩 bi彼闭 bian变 bing兵冰 bu不布 cai才蔡 cao操曹 ce策 chai拆 chan禅蝉 chang肠
  chao超 chen沉 cheng城 chi池 chong充 chou丑 chu褚除 ci慈雌 cong从 cun寸 da大 dai待 dan弹胆 dao刀道 de德 deng登邓 di缔
  dian典电 diao貂 ding丁锭 dong董 dou斗 du妒度 duan断短 dun惇盾 duo度 fa乏发法 fan反返 fang坊放方 fei废飞 fen奋 feng丰凤奉风 fu复夫斧
  gai盖 gan甘 gang刚釭 ge歌葛 gong公工弓攻 gu古固股蛊谷骨 gua卦 guan关观贯 guang光 gui鬼 guo国果过郭 hai骸 han寒 hao好 he河郃 hei黑
  heng衡 hong红纮 hou侯 hu护虎 hua化华画花 huai坏 huan唤环缓 huang晃黄 hun魂 huo惑火祸获 ji击剂吉姬己急戟激疾纪继计集 jia嘉甲贾驾
  jian俭剑坚奸尖箭见谏间 jiang姜将 jiao交角 jie借结节 jin近进 jing静 jiu救酒 ju巨据 jue决 kan看 ke克可 kong孔空 ku苦 kuai块 kuang狂
  kui傀馈 lai来 lao劳 le乐 lei儡雷 li力李礼离 lian连 liang两亮粮良量 liao辽 lie烈 lin林麟 ling灵 liu六刘流 long龙 lu陆鲁 luan乱
  luo洛裸 lv吕 ma马 man蛮 mao矛 mei梅 meng孟猛盟蒙 mie蔑 ming名命 mo魔默 mu幕 nan南 nang囊 neng能 nie涅 ning宁 nu弩怒 nve虐
  pan槃潘 pang庞 pao咆 pi丕疲 po破 qi奇气起骑麒齐 qian牵谦遣 qiang强 qiao乔巧桥趫 qin侵 qing倾青 qu屈驱 quan权 que雀 rang让 ren人仁刃
  rong融 rou肉 ru入 ruo弱若 san三 se色 sha杀 shan扇禅闪 shang商尚殇 shao绍 she蛇 shen慎神身 sheng圣生 shi势史士师式施时氏狮石视
  shou守手首 shu术淑蜀 shuang双 shui水 shun顺 si司思死 song颂 su素肃速 sui随 sun孙 suo索 tai太泰 tao桃 teng腾藤 tian天田 tiao挑
  tie铁 tong同统 tu土徒突 tun屯 tuo佗 wan万完 wang亡妄忘王 wei威帷维韦魏 wen文 wo卧 wu五吴无武 xi习袭隙 xia夏 xian险 xiang享象香
  xiao哮小枭骁 xie懈 xin心新衅 xing星行 xiong雄 xu徐许诩 xue学血雪 xun恂荀迅逊 yan偃延颜 yang羊 yao耀药 yi义以仪异懿衣裔逸遗 yin姻银 ying英营
  you有 yu于彧愚瑜羽 yuan元园援渊袁远 yue乐月 yun云运 zai再 zan瓒 zao凿 zeng赠 zha炸 zhang丈张 zhao召昭赵 zhe者 zhen甄阵 zheng政
  zhi之制志智滞直知 zhong中忠 zhou周 zhu朱祝诸逐 zhuan转 zhuo卓 zi姿子 zong宗 zou邹 zun尊 zuo左
`;

const readings = new Map<string, readonly string[]>();
for (const [, reading = '', characters = ''] of READINGS.matchAll(/([a-z]+)(\S+)/g))
  for (const character of characters) readings.set(character, [...(readings.get(character) ?? []), reading]);

/** How a Chinese name may be read, syllable by syllable; none where a character is not known. What is no Chinese stays. */
export function pinyinOf(name: string): string[][] {
  let all: string[][] = [[]];
  for (const character of name) {
    const read = /\p{Script=Han}/u.test(character) ? (readings.get(character) ?? []) : [character];
    all = all.flatMap((before) => read.map((each) => [...before, each]));
  }
  return all;
}
