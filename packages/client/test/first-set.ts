import { facesOf, formatDeck } from '@cardwright/ltk';

const CARDS = 160;
const HEROES = `
  cao-cao sima-yi xiahou-dun zhang-liao xu-chu guo-jia zhen-ji li-dian liu-bei guan-yu zhang-fei zhuge-liang zhao-yun ma-chao
  huang-yueying sun-quan gan-ning lv-meng huang-gai zhou-yu da-qiao lu-xun sun-shangxiang hua-tuo lv-bu diao-chan hua-xiong
  yuan-shu gongsun-zan xiahou-yuan cao-ren huang-zhong wei-yan xiao-qiao zhou-tai zhang-jiao yu-ji dian-wei xun-yu pang-tong
  wolong taishi-ci yuan-shao yan-liang-wen-chou pang-de xu-huang cao-pi meng-huo zhu-rong sun-jian lu-su dong-zhuo jia-xu
  zhang-he deng-ai jiang-wei liu-shan sun-ce zhang-zhao-zhang-hong zuo-ci cai-wenji
`;

/** Identity mode with the cards and heroes it began with: a game of some seed stays that game, whatever is added to the set. */
export const FIRST_SET = {
  deck: formatDeck(facesOf('battle').slice(0, CARDS)),
  heroes: HEROES.trim().split(/\s+/).join(),
};
