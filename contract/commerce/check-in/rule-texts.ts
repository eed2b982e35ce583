/** What the breaches of the rules of zones say; they come with those rules. */
export const zoneRuleTexts = {
  'zoneHall.noZone': {
    zh: '请先填写区域，再选择所属展馆',
    en: 'Please enter a zone before you choose its hall',
  },
} as const satisfies Record<string, { zh: string; en: string }>
