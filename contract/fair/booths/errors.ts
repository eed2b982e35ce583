/** Refusals of booth assignments; ours. */
export const boothErrors = {
  BoothNotFound: {
    code: 1_10870,
    status: 404,
    zh: '展馆平面图上没有展位 {number}',
    en: 'Booth {number} is not on the floor plan of this hall',
  },
  BoothTaken: {
    code: 1_10871,
    status: 409,
    zh: '展位 {number} 已被占用，请选择其他展位',
    en: 'Booth {number} has just been taken. Please choose another booth.',
  },
  BoothChanged: {
    code: 1_10872,
    status: 409,
    zh: '展位安排刚刚有变动，请核对后再操作',
    en: 'The booth assignment was just changed. Please check it again.',
  },
  ExhibitorPlaced: {
    code: 1_10873,
    status: 409,
    zh: '该展商已有展位，请核对后再操作',
    en: 'This exhibitor already has a booth. Please check the assignment again.',
  },
  HoldDayWrong: {
    code: 1_10874,
    status: 400,
    zh: '预留截止日期须在今天起一年内',
    en: 'A booth can be reserved until a day within one year from today',
  },
  BoothOrdered: {
    code: 1_10875,
    status: 409,
    zh: '展位 {number} 已被订购，付款或订单结束前不能更改；尚未确认的订单可以谢绝',
    en: 'Booth {number} has been ordered and stays reserved until the order is paid or ends. You can decline an order that is not confirmed yet.',
  },
  BoothPaid: {
    code: 1_10876,
    status: 409,
    zh: '展位 {number} 已付款，可以换到其他展位；如需收回，请为订单退款，退款后展位自动释放',
    en: 'Booth {number} has been paid for. You can move the exhibitor to another booth. To free the booth, refund the order.',
  },
  OwnBoothExists: {
    code: 1_10877,
    status: 409,
    zh: '贵公司已有或已订购展位 {number}，不能再订购',
    en: 'Your company already has or has ordered booth {number}, so it cannot order another',
  },
  BoothRequirementsChanged: {
    code: 1_10878,
    status: 409,
    zh: '展位需求刚被他人修改，您的修改尚未保存',
    en: 'These booth requirements were just changed by someone else. Your changes are not saved yet.',
  },
  BoothRequirementsClosed: {
    code: 1_10879,
    status: 409,
    zh: '该展商已有展位，展位需求不能再修改',
    en: 'This exhibitor already has a booth, so its requirements can no longer be changed',
  },
} as const
