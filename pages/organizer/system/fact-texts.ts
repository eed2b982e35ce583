const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const STEP = 1024

/** A number of bytes in its largest unit, in the reader's language: 1.4 GB. */
export function bytesText(bytes: number, language: string): string {
  const place = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP))))
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[place] ?? 'byte',
    maximumFractionDigits: 1,
  })
  return format.format(bytes / STEP ** place)
}

/** `v20.20.2` as people write it. */
export const nodeText = (nodeVersion: string): string => `Node.js ${nodeVersion.replace(/^v/, '')}`
