import { keep, type PersonalData } from '#server/modules/foundation/personal-data/index.ts'
import { enrollments } from './enrollment.schema'

/** Enrollments of exhibitors: they stay with the exhibitor. */
export const personalDataOfEnrollment: PersonalData[] = [keep('exhibitor', enrollments.accountId, 'exhibitor')]
