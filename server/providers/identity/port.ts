export interface Person {
  name: string
  /** 1 ID card, 2 passport, 3 officer card, 4 Hong Kong card, 5 other (spec: access §3) */
  cardType: number
  number: string
}

export interface Finding {
  passed: boolean
  /** Whether an authority checked it, or only format and check digits were looked at. */
  byService: boolean
}

/** Whether a name and a number belong together. Rejects when the service cannot be reached. */
export interface IdentityPort {
  check(person: Person): Promise<Finding>
}
