const [OPEN, HELD] = [12, 14]

/** What the calls about captions need beyond the defaults, to be answered by the mocks by a buyer. */
export const captionInputs: Record<string, unknown> = {
  getCaptioning: { id: OPEN },
  transcribeSpeech: { id: OPEN, language: 'zh-CN' },
  agreeToMinutes: { id: OPEN, agrees: true, seat: 'seat-of-a-browser-1' },
  getMinutes: { id: HELD },
  saveMinutes: { id: HELD, version: 2, nextSteps: '下周三前寄出三件新样品。' },
  saveMinutesLine: { id: HELD, lineId: 1, version: 1, zh: '', en: 'Two millimeters thicker, please.' },
  deleteMinutes: { id: OPEN },
}
