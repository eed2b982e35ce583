/** zh-CN is the fallback (spec: live §9). */
export const languages = ['zh-CN', 'en-US'] as const
export type Language = (typeof languages)[number]
