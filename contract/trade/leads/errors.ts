/** Refusals of leads and timelines; codes ours. */
export const leadErrors = {
  LeadNotFound: {
    code: 1_11081,
    status: 404,
    zh: '没有与对方的往来记录',
    en: 'You have no history with this contact',
  },
  LeadChanged: {
    code: 1_11082,
    status: 409,
    zh: '同事刚刚修改了这条线索，请核对最新内容后再保存',
    en: 'A colleague just changed this lead. Please check it again before you save.',
  },
  LeadOwner: {
    code: 1_11083,
    status: 409,
    zh: '所选负责人已不在团队中，请另选一位',
    en: 'The selected owner is no longer on the team. Please choose another.',
  },
  LeadNoteNotFound: { code: 1_11084, status: 404, zh: '没有这条备注', en: 'Note not found' },
  TooManyLeadNotes: {
    code: 1_11085,
    status: 429,
    zh: '备注提交过于频繁，请稍后再试',
    en: 'Too many notes. Please try again later.',
  },
} as const
