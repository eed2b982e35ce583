import { reportContact } from '#contract/core/contact/report-contact.ts'
import { REPORT_IMAGES } from '#contract/live/live/limits.ts'
import { isReportText } from '#contract/live/live/rules.ts'
import type { FeedbackType } from '#contract/operations/reports/rules.ts'
import type { PickedImage } from '../upload/image-upload'
import type { Checks } from '../form/checks'

export interface ReportValues {
  kind: 'live' | 'organizer'
  /** Of feedback; empty: not chosen yet. */
  type: FeedbackType | ''
  content: string
  contact: string
  images: PickedImage[]
}

/** What a form asks for besides words and contact. */
export interface ReportQuery {
  /** What the fair does not have itself is shown by a screenshot. */
  needsImages: boolean
  /** Of which type the feedback is. */
  needsType: boolean
}

/** spec: common §5, report form; live §3, feedback. */
export function checkReport(
  { type, content, contact, images }: ReportValues,
  { needsImages, needsType }: ReportQuery,
): Checks {
  const message = content.trim()
  return {
    type: needsType && type === '' ? 'feedback.type' : undefined,
    content: message === '' ? 'report.empty' : isReportText(message) ? undefined : 'report.length',
    contact: reportContact(contact.trim()),
    images:
      needsImages && images.length === 0
        ? 'screenshots.empty'
        : images.length > REPORT_IMAGES
          ? 'screenshots.many'
          : undefined,
  }
}
