/** Refusals of an exhibitor's team; ours. */
export const teamErrors = {
  TeamEmailTaken: {
    code: 1_10661,
    status: 409,
    zh: '该邮箱已用于其他云展账号，请换一个邮箱',
    en: 'This email is used by another account. Please use a different one.',
  },
  TeamEmailMember: {
    code: 1_10662,
    status: 409,
    zh: '该邮箱已在团队中或已收到邀请',
    en: 'This email is already on the team or has been invited',
  },
  TeamFull: {
    code: 1_10663,
    status: 409,
    zh: '团队最多 {max} 人，请先移除不再需要的成员或撤回邀请',
    en: 'A team can have up to {max} people. Remove members or revoke invitations first.',
  },
  TooManyInvitations: {
    code: 1_10664,
    status: 429,
    zh: '邀请发送过于频繁，请稍后再试',
    en: 'Too many invitations sent. Please try again later.',
  },
  TeamMemberNotFound: {
    code: 1_10665,
    status: 404,
    zh: '团队中没有这位成员，可能已被移除',
    en: 'This person is not on the team. They may have been removed.',
  },
  TeamMemberChanged: {
    code: 1_10666,
    status: 409,
    zh: '该成员刚刚被他人更改，请核对后再操作',
    en: 'Someone else just changed this member. Please check again.',
  },
  TeamLastAdmin: {
    code: 1_10667,
    status: 409,
    zh: '团队至少需要一名管理员',
    en: 'A team needs at least one admin',
  },
  HandOverNeeded: {
    code: 1_10668,
    status: 409,
    zh: '该成员还有 {conversations} 个会话、{lives} 场直播，请选择由谁接手',
    en: 'This member has {conversations} conversations and {lives} live sessions. Choose who takes over.',
  },
  HandOverImpossible: {
    code: 1_10669,
    status: 409,
    zh: '所选同事不能接手这些会话或直播，请另选一位',
    en: 'The selected colleague cannot take over these conversations or sessions. Please choose another.',
  },
} as const
