/** Every refusal of an upload (spec: common §5, live §8). */
export const uploadErrors = {
  MissingModule: { code: 3_10601, status: 400, zh: '缺少模块名称', en: 'Missing module name' },
  FileTypeNotAllowed: {
    code: 3_10602,
    status: 400,
    zh: '只能上传 {types} 类型的文件',
    en: 'Only files of type {types} can be uploaded',
  },
  FileTooLarge: {
    code: 3_10603,
    status: 413,
    zh: '文件大小超出限制！请控制在 {limit}M 以内',
    en: 'File size exceeds limit! Limit size to {limit}M',
  },
  FileMismatch: { code: 3_10604, status: 400, zh: '上传的文件格式不符', en: 'Uploaded file format does not match' },
  ImageTooLarge: {
    code: 3_10605,
    status: 413,
    zh: '图片大小超出限制，上限为 {limit}',
    en: 'Image size exceeds limit, limit is {limit}',
  },
  ImageDimensions: {
    code: 3_10606,
    status: 400,
    zh: '图片不符合要求，宽高限制为 {width}x{height}',
    en: 'Image does not meet requirements, width and height limited to {width}x{height}',
  },
  ImagePixels: {
    code: 3_10607,
    status: 400,
    zh: '图片不符合要求，所有画面合计不得超过 {limit} 像素',
    en: 'Image does not meet requirements, all frames together are limited to {limit} pixels',
  },
  ImageFrames: {
    code: 3_10608,
    status: 400,
    zh: '动图不符合要求，最多 {limit} 帧',
    en: 'Animated image does not meet requirements, limited to {limit} frames',
  },
  ImageUnreadable: {
    code: 3_10609,
    status: 400,
    zh: '暂不支持 BMP 图片，请另存为 JPG 或 PNG 后上传',
    en: 'BMP images are not supported, please save it as JPG or PNG and upload again',
  },
  FileDamaged: { code: 3_10610, status: 400, zh: '文件错误，请重新上传', en: 'File error, please upload again' },
  ArchiveTooLarge: {
    code: 3_10611,
    status: 400,
    zh: '压缩内容过大：解压后不得超过 {limit}M、{entries} 个文件或原大小的 {ratio} 倍',
    en: 'The content is too large: unpacked, it is limited to {limit}M, {entries} files and {ratio} times its size',
  },
  ArchiveNested: {
    code: 3_10612,
    status: 400,
    zh: '压缩包嵌套过深，请解开内层压缩包后重新上传',
    en: 'Archives are nested too deep, please unpack the inner ones and upload again',
  },
  FileNotFound: {
    code: 3_10613,
    status: 404,
    zh: '文件不存在或已删除',
    en: 'This file does not exist or has been deleted',
  },
  NoPreview: {
    code: 3_10614,
    status: 400,
    zh: '该类型的文件不支持预览，请下载后查看',
    en: 'Files of this type cannot be previewed, please download it',
  },
  RangeOutside: {
    code: 3_10615,
    status: 416,
    zh: '请求的范围超出文件大小',
    en: 'The requested range lies outside the file',
  },
} as const
