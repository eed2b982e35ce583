import { addRuleTexts, type RuleBreach } from '#contract/core/rule-texts.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { MAILING_SUBJECT_MAX, MAILING_TEXT_MAX } from './limits'
import { mailingRuleTexts } from './rule-texts'

addRuleTexts(mailingRuleTexts)

/** `service`: about one's own order or ticket, which cannot be unsubscribed; `news`: may be unsubscribed. */
export const mailingKinds = ['service', 'news'] as const
export type MailingKind = (typeof mailingKinds)[number]

export const mailingStates = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const
export type MailingState = (typeof mailingStates)[number]

interface Both {
  zh: string
  en: string
}

export interface MailingWords {
  subject: Both
  text: Both
  link: string
  byNotice: boolean
  byMail: boolean
}

const isLong = ({ zh, en }: Both, max: number): boolean => [zh, en].some((one) => countCharacters(one.trim()) > max)
const isWhole = ({ zh, en }: Both): boolean => zh.trim() !== '' && en.trim() !== ''

/** Empty, or a page of this site below its address: `activity.html#/live?id=1`. */
export const isOwnPage = (link: string): boolean => link === '' || /^[a-zA-Z]+\.html([?#][^\s\\]*)?$/.test(link)

/** What is wrong with a draft, by field. */
export const checkMailing = ({
  subject,
  text,
  link,
  byNotice,
  byMail,
}: MailingWords): Record<string, RuleBreach | undefined> => ({
  subject: isLong(subject, MAILING_SUBJECT_MAX) ? 'mailing.subjectLong' : undefined,
  text: isLong(text, MAILING_TEXT_MAX) ? 'mailing.textLong' : undefined,
  link: isOwnPage(link.trim()) ? undefined : 'mailing.link',
  byMail: byNotice || byMail ? undefined : 'mailing.channel',
})

/** What is wrong with one that is to be sent: it needs both languages, since each reader has theirs. */
export const checkWhole = (words: MailingWords): Record<string, RuleBreach | undefined> => {
  const found = checkMailing(words)
  return {
    ...found,
    subject: found['subject'] ?? (isWhole(words.subject) ? undefined : 'mailing.both'),
    text: found['text'] ?? (isWhole(words.text) ? undefined : 'mailing.both'),
  }
}
