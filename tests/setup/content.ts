import * as contract from '#contract/fair/content/endpoints.ts'
import type { ContentKind } from '#contract/fair/content/kinds.ts'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { signedInAs } from './access'
import type { TestServer } from './start-server'

let keys = 0

/** What an account of the demo, an organizer by default, does with the objects of a kind; each answer is the server's own. */
export function editorOf(server: () => TestServer, kind: ContentKind, userType: number = userTypes.organizer) {
  async function ask<E extends AnyEndpoint>(endpoint: E, input: object) {
    const headers = await signedInAs(server(), userType)
    // oxlint-disable-next-line no-unsafe-type-assertion -- refused inputs are sent as well
    return server().ask(endpoint, { kind, ...input } as InputOf<E>, { headers })
  }
  const seen = ({ id, revision }: ContentObject) => ({ id, revision })
  return {
    list: (filter: object = {}) => ask(contract.listContent, filter),
    get: (id: number) => ask(contract.getContent, { id }),
    add: (document: object) => ask(contract.addContent, { key: `${kind}-of-test-${++keys}`, document }),
    save: (of: ContentObject, document: object) => ask(contract.saveContent, { ...seen(of), document }),
    publish: (of: ContentObject, days: object = {}) => ask(contract.publishContent, { ...seen(of), ...days }),
    changes: (id: number) => ask(contract.listContentChanges, { id }),
    submit: (of: ContentObject) => ask(contract.submitContent, seen(of)),
    recall: (of: ContentObject) => ask(contract.recallContent, seen(of)),
    giveBack: (of: ContentObject, opinion: string) => ask(contract.returnContent, { ...seen(of), opinion }),
    preview: (id: number) => ask(contract.previewContent, { id }),
    undelete: (of: ContentObject) => ask(contract.undeleteContent, seen(of)),
    withdraw: (of: ContentObject) => ask(contract.withdrawContent, seen(of)),
    remove: (of: ContentObject) => ask(contract.deleteContent, seen(of)),
    restore: (of: ContentObject, version: number) => ask(contract.restoreContent, { ...seen(of), version }),
    move: (of: ContentObject, before: number | null) => ask(contract.moveContent, { ...seen(of), before }),
    /** Published at once, as it is written. */
    async published(document: object): Promise<ContentObject> {
      const { data } = await this.add(document)
      return (await this.publish(data)).data
    },
  }
}

/** Refused where a relation names what is no longer there, or what no visitor has been shown yet. */
export const refusedRelation = (field: string, message: string) => ({
  data: { fields: [{ field: `document.${field}`, message }] },
})
