import type { Language } from '#contract/core/language.ts'

/** What the command says, in both languages; `{x}` stands for a parameter. */
const texts = {
  usage: {
    zh: '用法：npm run organizer -- --email 某人@example.com [--name 姓名] [--language zh-CN|en-US]',
    en: 'Usage: npm run organizer -- --email someone@example.com [--name NAME] [--language zh-CN|en-US]',
  },
  otherType: {
    zh: '{email} 已是用户类型 {userType} 的账号：请换一个邮箱，或由主办方在后台更改其类型',
    en: '{email} is an account of user type {userType}: use another email, or ask an organizer to change its type in the organizer console',
  },
  disabled: {
    zh: '{email} 的账号已停用：请由另一位主办方在后台启用，或换一个邮箱',
    en: 'The account of {email} is disabled: ask another organizer to enable it in the organizer console, or use another email',
  },
  link: {
    zh: '请在 24 小时内打开此链接设置密码（仅可使用一次）：\n{link}\n然后在 {desk} 登录。',
    en: 'Open this link within 24 hours to set the password. It works once:\n{link}\nThen log in at {desk}',
  },
} as const

export function organizerText(
  name: keyof typeof texts,
  parameters: Record<string, string | number>,
  language: Language,
): string {
  const text = language === 'zh-CN' ? texts[name].zh : texts[name].en
  return text.replace(/\{(\w+)\}/g, (_, parameter: string) => String(parameters[parameter] ?? ''))
}
