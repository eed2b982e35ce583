import type { OfficePort } from './port'

/** Converts nothing: pictures, PDFs and texts are shown as they are, everything else is downloaded. */
export const embeddedOffice: OfficePort = {
  available: false,
  async toPdf() {
    return null
  },
}
