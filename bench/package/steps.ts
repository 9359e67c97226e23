import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run, type Surroundings } from './program.ts';

/**
 * What docs/hosting.md tells a newcomer to type on the server, typed as it stands there: in a copy of this machine's root directory that
 * is thrown away, and on a network of its own. There is no systemd in it, so what it would do with our unit is done by hand; and no
 * authority that could sign `your.house`, so Caddy signs it.
 */
const SYSTEMCTL = `#!/bin/sh
set -e
unit=/etc/systemd/system/engawa.service
of() { sed -n "s/^$1=//p" $unit; }
case "$1 $3$2" in
"daemon-reload "*) test -f $unit ;;
"enable engawa--now")
  folder=/var/lib/$(of StateDirectory)
  install -d -m $(of StateDirectoryMode) -o 65532 -g 65532 $folder
  set -a; . "$(of EnvironmentFile | sed 's/^-//')"; set +a
  cd $folder
  env $(of Environment) setpriv --reuid=65532 --regid=65532 --clear-groups --no-new-privs $(of ExecStart) > /tmp/said 2>&1 &
  # A person is not quicker.
  for n in $(seq 300); do curl -sf http://127.0.0.1:8080/readyz > /tmp/ready && exit 0; sleep 0.1; done
  cat /tmp/said; exit 1 ;;
"reload caddy")
  { printf '{\\n\\tlocal_certs\\n\\tskip_install_trust\\n\\tadmin off\\n}\\n'; cat /etc/caddy/Caddyfile; } > /tmp/Caddyfile
  HOME=/root XDG_DATA_HOME=/tmp/caddy caddy run --adapter caddyfile --config /tmp/Caddyfile > /tmp/caddy.log 2>&1 &
  for n in $(seq 300); do curl -sf https://your.house/readyz > /tmp/ready && exit 0; sleep 0.1; done
  cat /tmp/caddy.log; exit 1 ;;
*) echo "systemctl $* is not what the drill expects" >&2; exit 1 ;;
esac
`;

/** The commands below a heading in bold. */
function commands(guide: string, heading: string): string {
  const found = new RegExp(`\\*\\*${heading}\\*\\*[^\`]*\`\`\`sh\n(.*?)\`\`\``, 's').exec(guide);
  if (!found) throw new Error(`docs/hosting.md has no commands under "${heading}".`);
  return found[1];
}

/** What the last command, a question to the house by its name and TLS, was answered. */
export function followSteps(project: string, work: string, tarball: string, { env }: Surroundings): string {
  const guide = readFileSync(path.join(project, 'docs/hosting.md'), 'utf8');
  const folder = path.join(work, 'steps');
  mkdirSync(folder);
  for (const file of [tarball, ...['engawa.service', 'Caddyfile'].map((name) => path.join(project, 'deploy', name))]) {
    copyFileSync(file, path.join(folder, path.basename(file)));
  }
  const script = (name: string, text: string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    chmodSync(file, 0o755);
    return file;
  };
  const [install, ...rest] = commands(guide, '2. The program').split('\n');
  script('systemctl', SYSTEMCTL);
  const after = [
    'set -e',
    'ip link set lo up',
    'echo "127.0.0.1 your.house" >> /etc/hosts',
    'export CURL_CA_BUNDLE=/tmp/caddy/caddy/pki/authorities/local/root.crt',
    ...rest,
    commands(guide, '3. TLS'),
  ];
  script('after', after.join('\n'));
  const throwAway = [
    'mkdir "$0/over"',
    'mount -t tmpfs tmpfs "$0/over"',
    'mkdir "$0/over/upper" "$0/over/work" "$0/over/root"',
    'mount -t overlay overlay -o lowerdir=/,upperdir="$0/over/upper",workdir="$0/over/work" "$0/over/root"',
    'mount -t proc proc "$0/over/root/proc"',
    'mount --rbind /dev "$0/over/root/dev"',
    'mount -t tmpfs tmpfs "$0/over/root/tmp"',
    'mkdir "$0/over/root/tmp/home"',
    'cp "$0"/* "$0/over/root/tmp/home/" 2> /dev/null || true',
    'cp "$0/systemctl" "$0/over/root/usr/local/sbin/systemctl"',
    `exec chroot "$0/over/root" sh -ec 'export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin; cd /tmp/home; ${install}; exec unshare --net sh after'`,
  ];
  const said = run(
    ['unshare', '--mount', '--pid', '--fork', '--kill-child', 'sh', '-ec', throwAway.join('\n'), folder],
    { cwd: work, env },
  );
  return said.trim().split('\n').at(-1)!;
}
