import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sourcesIn } from '../sources.mjs'

const isEndpoint = (value) => typeof value?.path === 'string' && /^(GET|POST)$/.test(value.method) && 'output' in value
const isIdentifier = (key) => /^[\w$]+$/.test(key)

/** `caseSources.distribute`; a map over data (`nodeCalls['casetrial/register']`) is one family, called by the map's name. */
const nameOf = (object, key) => (isIdentifier(key) ? `${object}.${key}` : object)

/** Every endpoint of every contract.ts of the domain, `{ name, endpoint }`, with the name that code calls it by. */
export async function readContracts(root) {
  const endpoints = []
  for (const path of sourcesIn(root, ['domain/src']).filter((file) => file.endsWith('/contract.ts')))
    for (const [name, value] of Object.entries(await import(pathToFileURL(join(root, path)).href)))
      if (isEndpoint(value)) endpoints.push({ name, endpoint: value })
      else if (value && typeof value === 'object')
        for (const [key, member] of Object.entries(value))
          if (isEndpoint(member)) endpoints.push({ name: nameOf(name, key), endpoint: member })
  return endpoints
}
