/** Refusals of set-up information of halls; ours. */
export const setupErrors = {
  SetupChanged: {
    code: 1_10888,
    status: 409,
    zh: '参展须知刚被其他人修改，您的修改尚未保存',
    en: 'The set-up information was just changed by someone else. Your changes are not saved yet.',
  },
  SetupCopyChanged: {
    code: 1_10899,
    status: 409,
    zh: '有展馆的参展须知在您打开后已变动，本次未复制到任何展馆',
    en: 'The set-up information of a hall has changed since you opened it. Nothing was copied.',
  },
  SetupNotFound: {
    code: 1_10889,
    status: 404,
    zh: '尚未设置布展和撤展时间',
    en: 'Set-up times have not been set yet',
  },
} as const
