const renditions = [{ name: 'fluent', width: 640, height: 360, fps: 25, bitrate: 664_000, codec: 'avc1.42e01e' }]
const ended = 11

/** What the calls about broadcasts need beyond the defaults, to be answered by the mocks. */
export const broadcastInputs: Record<string, unknown> = {
  openBroadcast: { liveId: 5, renditions, audioCodec: 'opus' },
  sendSegment: {
    broadcastId: 'mock-7',
    key: 'mock-key-1',
    kind: 'media',
    rendition: 'fluent',
    init: 0,
    number: 600,
  },
  getBroadcast: { liveId: 5 },
  getLiveCaptioning: { liveId: 5 },
  setLiveCaptioning: { liveId: 5, language: 'zh-CN' },
  getEncoder: { liveId: 5 },
  openEncoder: { liveId: 5 },
  renewEncoder: { liveId: 5, version: 1 },
  listChapters: { liveId: ended },
  getRecording: { liveId: ended },
  trimRecording: { liveId: ended, version: 1, trimStartMs: 0, trimEndMs: null },
  listRecordedCaptions: { liveId: ended },
  saveRecordedCaption: { liveId: ended, id: 1, version: 1, zh: '大家好。', en: 'Hello, everyone.' },
  // After the trim.
  deleteRecording: { liveId: ended, version: 2 },
  getLiveSummary: { liveId: ended },
}
