import { mount } from './kinds.ts';

// +1 Mount 防御马. "Others' distance to you is 1 more."
export const plusMount = mount('plus-mount', 'plus', {
  en: ['+1 Mount', "Others' distance to you is 1 more."],
  zh: ['+1马', '其他角色计算与你的距离+1。'],
});

// -1 Mount 进攻马. "Your distance to others is 1 less."
export const minusMount = mount('minus-mount', 'minus', {
  en: ['-1 Mount', 'Your distance to others is 1 less.'],
  zh: ['-1马', '你计算与其他角色的距离-1。'],
});
