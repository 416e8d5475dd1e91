/**
 * Why no test of documents types a command, and which file looks at what it does; nobody where it is
 * a program of others. What such a line names of ours must be there in any case.
 */
type Elsewhere = { readonly why: string; readonly by: string | null }

const whole = { why: 'it is the run that this test is part of', by: 'scripts/test.ts' }
const hours = { why: 'it is a run of hours that this test is part of', by: 'scripts/test-long.ts' }
const measured = {
  why: 'it measures for minutes; nothing is right or wrong',
  by: 'bench/src/main.ts',
}
const executable = { why: 'it makes every executable', by: 'release/executable.long.test.ts' }
const registry = { why: 'it needs a registry', by: 'release/package.long.test.ts' }
const containers = { why: 'it needs a container engine', by: 'testing/deploy/compose.test.ts' }
const image = { why: 'it needs a container engine', by: 'testing/deploy/dockerfile.long.test.ts' }
const unit = { why: 'it changes the machine, as root', by: 'testing/deploy/units.test.ts' }
const others = { why: 'it is a program of others that changes the machine', by: null }
const sample = { why: 'it keeps data anew', by: 'server/src/store/samples/samples.test.ts' }

export const checkedElsewhere: Readonly<Record<string, Elsewhere>> = {
  'npm test': whole,
  'npm run test:long': hours,
  'npm run test:long -- other-browsers': hours,
  'npm run test:long -- exchange': hours,
  'npm run test:long -- release': hours,
  'npm run rules -- --mutate texts': {
    why: 'it takes an hour',
    by: 'scripts/rules/rules.long.test.ts',
  },
  'npm run dev': { why: 'it is told what is saved', by: 'testing/dev/dev.long.test.ts' },
  'npm run pictures': {
    why: 'it takes every picture anew',
    by: 'scripts/pictures/pictures.test.ts',
  },
  'npm run format': { why: 'it writes into every file', by: 'scripts/test.ts' },
  'npm run bench': measured,
  'npm run bench -- day': measured,
  'npm run bench -- server': measured,
  'npm run bench -- desk': measured,
  'npm run release': executable,
  'npm run release -- linux-x64': executable,
  'tar -xf topcut-0.1.0-linux-x64.tar.xz': executable,
  'sha256sum --check --ignore-missing SHA256SUMS': executable,
  '.\\topcut.exe --host 0.0.0.0': executable,
  'shasum -a 256 --check --ignore-missing SHA256SUMS': executable,
  'npm install -g topcut': registry,
  'npm install @topcut/engine': registry,
  'npm install FILE': registry,
  'npm publish FILE': { why: 'it tells the world', by: null },
  'docker compose up --build --detach': containers,
  'docker compose logs topcut': containers,
  'docker compose --profile tls up --build --detach': containers,
  'docker compose exec topcut node cli/bin/topcut.js link --url https://topcut.example': containers,
  'docker compose stop topcut': containers,
  'docker compose exec -T db pg_dump --username=topcut --format=custom topcut > before.dump':
    containers,
  'docker compose exec db dropdb --username=topcut topcut': containers,
  'docker compose exec db createdb --username=topcut topcut': containers,
  'docker compose exec -T db pg_restore --username=topcut --dbname=topcut < before.dump':
    containers,
  'docker build -t topcut .': image,
  'docker run -p 127.0.0.1:8080:8080 -v topcut:/data topcut': image,
  'npm --prefix /opt/topcut ci': image,
  'npm --prefix /opt/topcut run build': image,
  'cp /opt/topcut/deploy/topcut.service /etc/systemd/system/': unit,
  'systemctl enable --now topcut': unit,
  'cp /opt/topcut/deploy/topcut-backup.service /etc/systemd/system/': unit,
  'systemctl enable --now topcut-backup': unit,
  'systemctl stop topcut': unit,
  'systemctl start topcut': unit,
  'runuser -u topcut -- /usr/bin/node /opt/topcut/cli/bin/topcut.js link --data /var/lib/topcut --url https://topcut.example':
    unit,
  'export "$(grep ^DATABASE_URL= /etc/topcut.env)"': others,
  'systemd-analyze security topcut': unit,
  'useradd --system --home-dir /var/lib/topcut --shell /usr/sbin/nologin topcut': others,
  'install --directory --owner topcut --group topcut --mode 0700 /var/backups/topcut': others,
  'journalctl --unit topcut': others,
  'git clone … /opt/topcut': others,
  'git pull': others,
  'git -C /opt/topcut pull': others,
  'apt-get install webkit2gtk-driver xvfb firefox-esr': others,
  'apt-get install fonts-noto-cjk': others,
  'pg_dump --format=custom --file=before.dump "$DATABASE_URL"': others,
  'pg_restore --dbname="$DATABASE_URL" before.dump': others,
  'Get-FileHash topcut-0.1.0-windows-x64.zip': others,
  'certutil -hashfile topcut-0.1.0-windows-x64.zip SHA256': others,
  'codesign --force --sign - topcut': others,
  'xattr -d com.apple.quarantine topcut': others,
  'node testing/architecture/draw.ts': {
    why: 'it writes into a document',
    by: 'testing/architecture/architecture.test.ts',
  },
  'node golden/record.ts': { why: 'it plays events that are missing', by: 'golden/golden.test.ts' },
  'node server/src/store/power-cuts/keep-writes.suite.ts': {
    why: 'it keeps data anew',
    by: 'server/src/store/power-cuts/power-cut.test.ts',
  },
  'node server/src/store/samples/keep-sample.suite.ts': sample,
  'node server/src/store/samples/keep-sample.suite.ts postgres://…/an-empty-database': sample,
  'export TOPCUT_TOKEN=topcut_…': {
    why: 'it is for the line below, which is handed a token',
    by: 'testing/documents/prepared-hall.ts',
  },
  'topcut … --server URL': { why: 'it leaves out the verb', by: 'cli/src/remote/remote.test.ts' },
  'topcut export --public': {
    why: 'it leaves out the event',
    by: 'cli/src/data/export-public.test.ts',
  },
}

/** Documents that show commands with all they print, and the tests that compare it. */
export const shownWithAnswers: Readonly<Record<string, string>> = {
  'docs/lists.md': 'cli/src/list/document.test.ts',
  'docs/scenario.md': 'cli/src/document.test.ts',
}
