/** Refusals of the pre-registration of buyers; codes ours. */
export const preRegistrationErrors = {
  PreRegistrationClosed: {
    code: 1_12311,
    status: 409,
    zh: '买家预登记未开放或已截止',
    en: 'Buyer pre-registration is not open or has ended',
  },
  PreRegistrationNotFound: {
    code: 1_12312,
    status: 404,
    zh: '没有找到这个预登记码，请核对',
    en: 'Pre-registration code not found. Please check it.',
  },
  PreRegistrationTaken: {
    code: 1_12313,
    status: 409,
    zh: '该预登记的资料已被带入过一次，请直接填写',
    en: 'These pre-registration details were already used. Please fill in the form.',
  },
  PreRegistrationChanged: {
    code: 1_12314,
    status: 409,
    zh: '预登记设置刚刚有变动，请核对后再保存',
    en: 'The pre-registration settings were just changed. Please check them before you save.',
  },
} as const
