/** Refusals of broadcasts. */
export const broadcastErrors = {
  BroadcastNotFound: {
    code: 1_10741,
    status: 404,
    zh: '没有找到这场直播的推流',
    en: 'No broadcast of this session was found',
  },
  BroadcastClosed: {
    code: 1_10742,
    status: 409,
    zh: '直播已结束，不再接收画面',
    en: 'This session has ended and accepts no more video',
  },
  StreamTakenOver: {
    code: 1_10743,
    status: 403,
    zh: '直播已在另一台设备上继续',
    en: 'This session is now being streamed from another device',
  },
  BadSegment: {
    code: 1_10744,
    status: 400,
    zh: '视频片段有误：{detail}',
    en: 'Invalid video segment: {detail}',
  },
  SegmentOutOfOrder: {
    code: 1_10745,
    status: 409,
    zh: '视频片段顺序有误，应从第 {next} 段继续',
    en: 'Video segment out of order. Continue with number {next}.',
  },
  StreamTooHeavy: {
    code: 1_10746,
    status: 429,
    zh: '画面码率超过上限，请降低画质',
    en: 'The stream exceeds the allowed bit rate. Lower the quality.',
  },
  OtherSessionOn: {
    code: 1_10747,
    status: 409,
    zh: '贵展商的另一场直播“{name}”正在进行，请先结束',
    en: 'Another session of this exhibitor is live: “{name}”. End it first.',
  },
  StreamHoursUsed: {
    code: 1_10748,
    status: 409,
    zh: '今日直播时长已达 {hours} 小时上限',
    en: 'The limit of {hours} streaming hours a day is reached',
  },
  RecordingNotFound: {
    code: 1_10749,
    status: 404,
    zh: '这场直播没有录像',
    en: 'This session has no recording',
  },
  RecordingChanged: {
    code: 1_10750,
    status: 409,
    zh: '他人刚刚修改了录像，请刷新后再试',
    en: 'Someone else just changed this recording. Please refresh and try again.',
  },
  TrimImpossible: {
    code: 1_10751,
    status: 400,
    zh: '剪辑后至少要保留 {seconds} 秒',
    en: 'At least {seconds} seconds must remain after trimming',
  },
  EncoderUnavailable: {
    code: 1_10752,
    status: 409,
    zh: '本展会未接入流媒体服务，请直接用浏览器开播',
    en: 'This fair has no media server. Go live from the browser instead.',
  },
  EncoderOn: {
    code: 1_10753,
    status: 409,
    zh: '编码器正在为这场直播推流，请先停止编码器',
    en: 'An encoder is streaming this session. Stop the encoder first.',
  },
  CaptionChanged: {
    code: 1_10754,
    status: 409,
    zh: '这条字幕刚刚被修改或删除，请刷新后再试',
    en: 'This caption was just changed or removed. Please refresh and try again.',
  },
} as const
