/** Refusals of saved attendees; codes ours. */
export const attendeeErrors = {
  AttendeeNotFound: {
    code: 1_12151,
    status: 404,
    zh: '该常用观展人不存在或已删除',
    en: 'This saved attendee was not found or was deleted',
  },
  AttendeeChanged: {
    code: 1_12152,
    status: 409,
    zh: '该常用观展人刚刚在别处修改过，请关闭后重新打开再修改',
    en: 'This attendee was just changed elsewhere. Close the form and open it again.',
  },
  AttendeeExists: {
    code: 1_12153,
    status: 409,
    zh: '该证件号码已在您的常用观展人中',
    en: 'You already saved an attendee with this ID number',
  },
  TooManyAttendees: {
    code: 1_12154,
    status: 409,
    zh: '最多保存 {max} 位常用观展人，请先删除不用的观展人',
    en: 'You can save up to {max} attendees. Please delete one first.',
  },
} as const
