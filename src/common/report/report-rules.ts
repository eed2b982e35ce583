import { reportContact } from '../../../contract/core/contact-rules'
import { REPORT_IMAGES } from '../../../contract/live/limits'
import { isReportText } from '../../../contract/live/rules'
import type { PickedImage } from '../upload/image-upload'
import type { Checks } from '../form/checks'

export interface ReportValues {
  kind: 'live' | 'organizer'
  content: string
  contact: string
  images: PickedImage[]
}

/** spec: common §5, report form; `needsImages`: what the fair does not have itself is shown by a screenshot. */
export function checkReport({ content, contact, images }: ReportValues, needsImages = true): Checks {
  const said = content.trim()
  return {
    content: said === '' ? 'report.empty' : isReportText(said) ? undefined : 'report.length',
    contact: reportContact(contact.trim()),
    images:
      needsImages && images.length === 0
        ? 'screenshots.empty'
        : images.length > REPORT_IMAGES
          ? 'screenshots.many'
          : undefined,
  }
}
