import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { openApiDocument } from '#server/platform/http/openapi/openapi.ts'
import { builtOpenApi } from '#server/platform/http/openapi/built-openapi.ts'

/** Describes every call when the server is built, so that no server describes them as it starts. */
const document = Buffer.from(JSON.stringify(openApiDocument()))
writeFileSync(builtOpenApi.plain, document)
writeFileSync(builtOpenApi.gzip, gzipSync(document))
