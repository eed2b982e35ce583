/** Refusals of appointments (spec: live §8, "appointment full or duplicate"); the others are ours. */
export const appointmentErrors = {
  AppointmentFull: {
    code: 1_10841,
    status: 409,
    zh: '该时段已约满，请选择其他时段',
    en: 'This time is fully booked; please choose another',
  },
  AppointmentDuplicate: {
    code: 1_10842,
    status: 409,
    zh: '您已向该展商预约过这一时段，请勿重复提交',
    en: 'You have already asked this exhibitor for this time',
  },
  AppointmentNotOffered: {
    code: 1_10843,
    status: 409,
    zh: '展商没有开放这一时段，请从列表中选择',
    en: 'The exhibitor does not offer this time; please choose one of the list',
  },
  AppointmentTooSoon: {
    code: 1_10844,
    status: 409,
    zh: '该时段已过，或已不足提前预约的 {minutes} 分钟，请选择更晚的时段',
    en: 'This time is past or less than {minutes} minutes ahead; please choose a later one',
  },
  AppointmentPlaceNotOffered: {
    code: 1_10845,
    status: 409,
    zh: '展商不提供这种洽谈方式，请另选一种',
    en: 'The exhibitor does not offer this place; please choose another',
  },
  AppointmentBuyerBusy: {
    code: 1_10846,
    status: 409,
    zh: '采购商在这一时段已有确认的洽谈',
    en: 'The buyer has a confirmed talk at this time',
  },
  AppointmentMemberBusy: {
    code: 1_10847,
    status: 409,
    zh: '所选同事在这一时段已有洽谈，请另选一位',
    en: 'The chosen colleague has a talk at this time; choose another',
  },
  AppointmentNotFound: {
    code: 1_10848,
    status: 404,
    zh: '没有这一洽谈预约',
    en: 'There is no such appointment',
  },
  AppointmentChanged: {
    code: 1_10849,
    status: 409,
    zh: '该预约此时{now}，无法这样操作',
    en: 'The appointment {now}, so this is no longer possible',
  },
  AppointmentNotStarted: {
    code: 1_10850,
    status: 409,
    zh: '洽谈尚未开始，开始后才能标记',
    en: 'The talk has not begun; this can be marked once it has',
  },
  TooManyAppointments: {
    code: 1_10851,
    status: 429,
    zh: '预约提交过于频繁，请稍后再试',
    en: 'Too many requests for appointments, please try again later',
  },
  AvailabilityDays: {
    code: 1_10852,
    status: 400,
    zh: '请选择今天起 60 天内或展会期间的日期',
    en: 'Choose days within the next 60 days or of the fair',
  },
  AvailabilityHours: {
    code: 1_10853,
    status: 400,
    zh: '结束时间须晚于开始时间，且至少能容纳一个时段',
    en: 'The end must be after the start and leave room for one slot at least',
  },
  AvailabilityBreaks: {
    code: 1_10854,
    status: 400,
    zh: '休息时间须在开放时间内，先后分明、互不重叠',
    en: 'Breaks must lie within the hours, end after they start, and not overlap',
  },
  AvailabilityChanged: {
    code: 1_10855,
    status: 409,
    zh: '同事刚刚修改了可约时间，请刷新后再保存',
    en: 'A colleague has just changed the availability; please reload before you save',
  },
  AppointmentNoOne: {
    code: 1_10856,
    status: 409,
    zh: '所选同事已不在团队中，请重新选择洽谈人',
    en: 'The chosen colleague is no longer in the team; choose who talks again',
  },
} as const
