import { addComplaint, reportDemand, reportOffer } from '#contract/operations/reports/endpoints.ts'
import { feedbackNumber } from '#contract/operations/reports/rules.ts'
import type { ReportValues } from '#src/common/report/report-rules.ts'
import { call } from '#src/common/request/call.ts'

const inputOf = ({ content, contact, images }: ReportValues, key: string) => ({
  content: content.trim(),
  contact: contact.trim(),
  imageUrlList: images.map(({ url }) => url),
  key,
})

/** Files a report on a demand; the same key files once. Throws ApiError. */
export const fileDemandReport = (demandId: number, values: ReportValues, key: string) =>
  call(reportDemand, { demandId, ...inputOf(values, key) }, { alerts: false })

/** Files a report on an offer to an own demand; the same key files once. Throws ApiError. */
export const fileOfferReport = (offerId: number, values: ReportValues, key: string) =>
  call(reportOffer, { offerId, ...inputOf(values, key) }, { alerts: false })

/** Files feedback on the fair; the same key files once. Throws ApiError. */
export const fileFeedback = ({ type, content, contact, images }: ReportValues, key: string) =>
  call(
    addComplaint,
    {
      feedbackContent: content.trim(),
      contactDetails: contact.trim(),
      imageUrlList: images.map(({ url }) => url),
      feedbackType: feedbackNumber(type === '' ? 'other' : type),
      key,
    },
    { alerts: false },
  )
