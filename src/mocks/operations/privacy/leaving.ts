import { userTypes } from '#contract/core/permissions.ts'
import type { Language } from '#contract/core/language.ts'
import type { LeavingPreview } from '#contract/operations/privacy/schemas.ts'
import { say } from '#src/mocks/core/bilingual.ts'
import type { MockAccount } from '#src/mocks/foundation/accounts/accounts.ts'

/** The delegation’s account is its exhibitor’s only admin. */
export function storedDataOf(account: MockAccount, language: Language): LeavingPreview {
  const kept = (kind: string, what: [string, string], rows: number, why: [string, string] = ['', '']) => ({
    kind,
    what: say(language, what),
    rows,
    why: say(language, why),
  })
  return {
    goes: [
      kept('registration', ['注册申请与材料', 'Registrations and their documents'], 1),
      kept('addresses', ['收货地址', 'Delivery addresses'], 2),
      kept('follows', ['关注与收藏', 'Follows and saved items'], 14),
      kept('notices', ['站内通知与短信邮件', 'Notifications, text messages, and emails'], 38),
    ],
    stays: [
      kept('orders', ['订单与付款', 'Orders and payments'], 6, [
        '账目须依法保存',
        'Financial records must be retained by law',
      ]),
      kept('invoices', ['发票', 'Invoices'], 1, ['账目须依法保存', 'Financial records must be retained by law']),
      kept('chats', ['会话与消息', 'Conversations and messages'], 27, [
        '也是对方的记录',
        'Also belongs to the other party',
      ]),
    ],
    blocks: account.userType === userTypes.exhibitingDelegation ? [{ block: 'onlyAdmin', count: 1 }] : [],
  }
}
