const [OPEN, HELD] = [12, 14]

/** What the calls about captions need beyond the defaults, to be answered by the mocks by an exhibitor. */
export const captionInputs: Record<string, unknown> = {
  getCaptioning: { id: OPEN },
  transcribeSpeech: { id: OPEN, language: 'zh-CN' },
  agreeToMinutes: { id: OPEN, agrees: true },
  getMinutes: { id: HELD },
  saveMinutes: { id: HELD, version: 2, nextSteps: '下周三前寄出三件新样品。' },
  saveMinutesLine: { id: HELD, lineId: 2, version: 2, zh: '可以，新样品下周四寄出。', en: '' },
  deleteMinutes: { id: OPEN },
}
