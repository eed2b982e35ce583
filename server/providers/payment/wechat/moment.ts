const CHINA_MS = 8 * 3_600_000

/** A moment as WeChat Pay writes it: whole seconds, with the offset of its clock. */
export const writeMoment = (at: Date): string => `${new Date(at.getTime() + CHINA_MS).toISOString().slice(0, 19)}+08:00`
