import { refusedField } from '#src/common/form/refused-field.ts'

const fields = {
  account: [
    'NotThisRole',
    'AccountNotRegistered',
    'AccountUnderReview',
    'AccountRejected',
    'AccountDisabled',
    'AccountInvited',
    'AccountLeaving',
    'LoginLocked',
    'MobileUserNotFound',
    'MailboxNotFound',
    'MobileRequired',
  ],
  password: ['LoginFailed'],
  captcha: ['CaptchaWrong'],
  code: ['CodeWrong', 'CodeTriesUsed'],
} as const

/** The field that a refusal speaks of; undefined when it is the whole form (spec: access §8). */
export const failureField = (error: unknown): keyof typeof fields | undefined => refusedField(error, fields)
