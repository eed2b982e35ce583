import type { CodePurpose } from '#contract/people/codes/schemas.ts'
import type { Language } from '#contract/core/language.ts'

const doing: Record<CodePurpose, Record<Language, string>> = {
  login: { 'zh-CN': '登录', 'en-US': 'log in' },
  reset: { 'zh-CN': '重置密码', 'en-US': 'reset your password' },
  register: { 'zh-CN': '注册', 'en-US': 'register' },
  query: { 'zh-CN': '查询注册结果', 'en-US': 'check your registration' },
  change: { 'zh-CN': '更换联系方式', 'en-US': 'change your contact details' },
}

/** Subject and text of the message that carries a code. */
export function buildCodeMessage(
  purpose: CodePurpose,
  language: Language,
  code: string,
): { subject: string; body: string } {
  const what = doing[purpose][language]
  if (language === 'zh-CN') {
    return {
      subject: `云展验证码：${what}`,
      body: `【云展】您的验证码是 ${code}，用于${what}，10 分钟内有效。如非本人操作，请忽略。`,
    }
  }
  return {
    subject: `Yunzhan verification code: ${what}`,
    body: `[Yunzhan] ${code} is your code to ${what}. It is valid for 10 minutes. If this was not you, please ignore it.`,
  }
}
