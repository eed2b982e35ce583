/** The labels of exhibits; 3 means new (spec: common §3), the others are ours. */
export const LABEL_NAMES: Readonly<Record<number, { zh: string; en: string }>> = {
  1: { zh: '热门', en: 'Popular' },
  2: { zh: '推荐', en: 'Recommended' },
  3: { zh: '新品', en: 'New' },
  4: { zh: '限量', en: 'Limited' },
}
