import * as contract from '#contract/operations/imports/endpoints.ts'
import { isBusy, type RowOutcome, type RowState } from '#contract/operations/imports/rules.ts'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** ms between two looks at an import on which the server works */
const LOOK_MS = 1_000
/** ms between two looks at the list */
const LIST_LOOK_MS = 5_000

/** A page of imports, the latest first; requested again while one of them is worked on. */
export const useImports = (page: number) =>
  useEndpoint(
    contract.listImports,
    { page },
    { keep: true, every: (found) => (found?.list.some(({ state }) => isBusy(state)) ? LIST_LOOK_MS : false) },
  )

/** An import, requested again and again while the server works on it. */
export const useImport = (id: number) =>
  useEndpoint(contract.getImport, { id }, { every: (found) => (found && isBusy(found.state) ? LOOK_MS : false) })

export interface RowFilter {
  id: number
  page: number
  state?: RowState | undefined
  outcome?: RowOutcome | undefined
}

/** A page of the rows of an import; `version`: of the import, with which they are other rows. */
export const useImportRows = ({ id, page, state, outcome }: RowFilter) =>
  useEndpoint(
    contract.listImportRows,
    { id, page, ...(state ? { state } : {}), ...(outcome ? { outcome } : {}) },
    { keep: true },
  )

export const useImportPictures = (id: number, enabled: boolean) =>
  useEndpoint(contract.listImportPictures, { id, limit: 100 }, { enabled })

/** Takes a step with an import; whatever shows it is requested again, whether it went well or not. */
export const useImportStep = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [contract.listImports, contract.getImport, contract.listImportRows])
