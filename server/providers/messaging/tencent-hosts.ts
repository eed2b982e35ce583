/** Where tim-js-sdk connects to, and where its pictures are. */
export const tencentHosts = {
  connect: ['https://*.tim.qq.com', 'wss://*.tim.qq.com', 'https://*.im.qcloud.com', 'wss://*.im.qcloud.com'],
  images: ['https://*.myqcloud.com', 'https://*.im.qcloud.com'],
} as const
