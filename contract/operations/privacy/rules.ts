import { addRuleTexts } from '#contract/core/rule-texts.ts'
import { privacyRuleTexts } from './rule-texts'

addRuleTexts(privacyRuleTexts)

/** What has to be typed before an account is deleted, in either language. */
export const leavingPhrases = { 'zh-CN': '注销账号', 'en-US': 'delete my account' } as const

/** Whether it is what has to be typed. */
export const isLeavingPhrase = (typed: string): boolean =>
  Object.values<string>(leavingPhrases).includes(typed.trim().toLowerCase())

/** What keeps an account from being deleted until it is settled. */
export const leavingBlocks = ['order', 'ticket', 'refund', 'onlyAdmin', 'live', 'onlyOrganizer'] as const
export type LeavingBlock = (typeof leavingBlocks)[number]
