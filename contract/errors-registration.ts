import { business } from './business-error'

/** Refusals of registration, sign-up and review (spec: access §5, §8). */
export const registrationErrors = {
  PhoneTaken: business('PhoneTaken', 'exhibition', 10201, 409, '该手机号已注册，请直接登录', 'This phone number already exists, please log in with it'),
  EmailTaken: business('EmailTaken', 'exhibition', 10202, 409, '该邮箱已注册，请直接登录', 'This e-mail already exists, please log in with it'),
  CreditCodeTaken: business('CreditCodeTaken', 'exhibition', 10203, 409, '该统一社会信用代码已注册，请使用原账号登录', 'This credit code is already registered, please log in with the earlier account'),
  IdNumberTaken: business('IdNumberTaken', 'exhibition', 10204, 409, '该证件号码已注册，请使用原账号登录', 'This ID number is already registered, please log in with the earlier account'),
  IdentityFailed: business('IdentityFailed', 'exhibition', 10205, 400, '证件号码未通过核验', 'The certificate number could not be verified'),
  TextUnsafe: business('TextUnsafe', 'exhibition', 10206, 400, '内容含有敏感词：{words}，请修改', 'The content contains sensitive words: {words}, please change it'),
  RegistrationClosed: business('RegistrationClosed', 'exhibition', 10207, 403, '注册已截止', 'Registration has ended'),
  RegistrationNotFound: business('RegistrationNotFound', 'exhibition', 10208, 404, '没有查询到注册信息', 'No registration was found'),
  FieldWrong: business('FieldWrong', 'exhibition', 10209, 400, '请修改：{text}', 'Please check: {text}'),
  ServiceUnavailable: business('ServiceUnavailable', 'exhibition', 10210, 503, '暂时无法核验，请稍后再试', 'This cannot be checked now, please try again later'),
  SignUpNotOpen: business('SignUpNotOpen', 'exhibition', 10301, 403, '该展览不在报名时间内', 'Sign-up for this exhibition is not open'),
  AlreadySignedUp: business('AlreadySignedUp', 'exhibition', 10302, 409, '您已报名该展览', 'You have already signed up to this exhibition'),
  NoExhibitor: business('NoExhibitor', 'exhibition', 10303, 403, '您的账号没有关联的参展商', 'Your account has no associated exhibitor'),
  GroupMissing: business('GroupMissing', 'exhibition', 10304, 400, '请选择参展团', 'Please choose an exhibitor group'),
  EnrollmentNotFound: business('EnrollmentNotFound', 'exhibition', 10305, 404, '没有这项报名', 'There is no such application'),
  NotCancellable: business('NotCancellable', 'exhibition', 10306, 409, '只有审核中的报名可以取消', 'Only an application under review can be cancelled'),
  CaseNotFound: business('CaseNotFound', 'exhibition', 10321, 404, '没有这项申请', 'There is no such case'),
  CaseDecided: business('CaseDecided', 'exhibition', 10322, 409, '{by}已于 {at} 处理了该申请，请刷新', 'This case was dealt with by {by} at {at}, please refresh'),
  ActionImpossible: business('ActionImpossible', 'exhibition', 10323, 409, '当前状态不能执行此操作', 'This cannot be done in the present state'),
  ReasonRequired: business('ReasonRequired', 'exhibition', 10324, 400, '请填写意见', 'Please write an opinion'),
  UndoImpossible: business('UndoImpossible', 'exhibition', 10325, 409, '无法撤销：{text}', 'This cannot be undone: {text}'),
  AccountNotFound: business('AccountNotFound', 'exhibition', 10326, 404, '没有这个账号', 'There is no such account'),
  OwnAccount: business('OwnAccount', 'exhibition', 10327, 409, '不能对自己的账号执行此操作', 'You cannot do this to your own account'),
} as const
