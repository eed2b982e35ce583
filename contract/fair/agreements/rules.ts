/** What is agreed to by who logs in or registers (spec: access §2.2). */
export const agreementNames = ['service', 'privacy'] as const
export type AgreementName = (typeof agreementNames)[number]
