/** Refusals of imports; codes ours. */
export const importErrors = {
  ImportNotFound: { code: 2_10721, status: 404, zh: '导入记录不存在', en: 'Import not found' },
  ImportNotNow: {
    code: 2_10722,
    status: 409,
    zh: '导入的状态已变化，无法如此操作，请刷新',
    en: 'The import’s status has changed, so this is no longer possible. Please refresh.',
  },
  ImportOffset: {
    code: 2_10723,
    status: 409,
    zh: '已收到 {received} 字节，请从此处继续上传',
    en: 'The server has received {received} bytes. Please resume from there.',
  },
  ImportFileType: {
    code: 2_10724,
    status: 400,
    zh: '仅支持 {types} 格式的文件',
    en: 'Only files of type {types} can be imported',
  },
  ImportTable: {
    code: 2_10726,
    status: 400,
    zh: '文件中没有此工作表或标题行',
    en: 'The file has no such sheet or header row',
  },
  ImportDayOrder: {
    code: 2_10727,
    status: 400,
    zh: '请选择日期中月与日的先后顺序',
    en: 'Select whether the month or the day comes first in dates',
  },
  ImportMapping: {
    code: 2_10725,
    status: 400,
    zh: '请指定编号列，且每个字段只对应一列',
    en: 'Select the key column and map each field to one column only',
  },
} as const
