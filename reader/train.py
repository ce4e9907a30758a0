"""Trains the reader. Run `npm run reader:prepare` first; see reader/README.md.

Reads reader/build/ (examples, labels, base weights). Writes the scores on the held-out files to --out, and the weights
too if all training lines were used. Needs PyTorch and NumPy; minutes on a GPU.
"""
import argparse
import gzip
import json
import math
import random
import time
from collections import Counter, defaultdict

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from encoder import (
    WIDTH,
    Encoder,
    device,
    layer_tensors,
    layers_to_bytes,
    load_layers,
    pad,
    quantize_rows,
    read_safetensors,
    write_safetensors,
)

parser = argparse.ArgumentParser()
parser.add_argument('--build', default='reader/build')
parser.add_argument('--out', required=True)
parser.add_argument('--epochs', type=int, default=24)
parser.add_argument('--batch', type=int, default=96)
parser.add_argument('--lr', type=float, default=2e-4)
parser.add_argument('--fraction', type=float, default=1.0, help='share of the training lines, for the learning curve')
parser.add_argument('--held-out', default='', help='comma-separated files to score on beside test-*')
parser.add_argument('--train-on-test', action='store_true', help='use held-out files for training as well (never test-*)')
parser.add_argument('--from', dest='start', default='', help='weights to go on from, in place of the base model')
parser.add_argument('--seconds', type=float, default=0, help='trains for this long instead of for a number of epochs')
parser.add_argument('--ask-share', type=float, default=1.0, help='share of the asks that a step compares with')
parser.add_argument('--follow-ups', type=float, default=1.0, help='how often a later turn comes up for each first one')
parser.add_argument('--seed', type=int, default=1)
parser.add_argument('--name', default='reader')
args = parser.parse_args()

random.seed(args.seed)
np.random.seed(args.seed)
torch.manual_seed(args.seed)
labels = json.load(open(f'{args.build}/labels.json'))
BYTE_HEADS = ('span_hidden', 'span_role', 'sentence_ask', 'ask_text')
SPACE = 256
FEATURES = 26
MAX_ASK_TOKENS = 48
SPAN_HEADS = ('owner', 'kind', 'case', 'span_relative')
# Few numbers of a later message add to what was said, or take from it: each counts more.
SIGN_WEIGHT = torch.tensor([1.0, 3.0, 3.0, 3.0], device=device)


class Reader(Encoder):
    def __init__(self, base):
        super().__init__(base)
        self.span_hidden = nn.Linear(2 * WIDTH + FEATURES, WIDTH)
        self.span_role = nn.Linear(WIDTH, SPACE)
        self.role_text = nn.Linear(WIDTH, SPACE)
        self.sentence_ask = nn.Linear(WIDTH, SPACE)
        self.ask_text = nn.Linear(WIDTH, SPACE)
        self.owner = nn.Linear(WIDTH, len(labels['owners']))
        self.kind = nn.Linear(WIDTH, len(labels['thingKinds']))
        self.case = nn.Linear(WIDTH, len(labels['cases']))
        self.span_relative = nn.Linear(WIDTH, len(labels['relatives']))
        self.act = nn.Linear(WIDTH, len(labels['acts']))
        self.want = nn.Linear(WIDTH, len(labels['wants']))
        self.relative = nn.Linear(WIDTH, len(labels['relatives']))
        self.fact = nn.Linear(WIDTH, len(labels['wordFacts']))
        self.role_scale = nn.Parameter(torch.tensor(16.0))
        self.ask_scale = nn.Parameter(torch.tensor(16.0))

    def vectors(self, ids, lengths, projection):
        _, mean = self.encode(ids, lengths)
        return F.normalize(projection(mean), dim=-1)


# The labels that each row of a head stands for.
LABELS_OF = {
    'owner': 'owners',
    'kind': 'thingKinds',
    'case': 'cases',
    'span_relative': 'relatives',
    'act': 'acts',
    'want': 'wants',
    'relative': 'relatives',
    'fact': 'wordFacts',
}


@torch.no_grad()
def go_on_from(model, path):
    """Takes over exported weights. Labels that they do not know yet begin as in a new model."""
    weights, meta = read_safetensors(path)
    meta = json.loads(meta['reader'])
    weights = {name: tensor.to(device) for name, tensor in weights.items()}
    whole = lambda name: weights[name + '.weight'] * weights[name + '.scale'][:, None]
    load_layers(model, path)
    for name in BYTE_HEADS:
        getattr(model, name).weight.data.copy_(whole(name))
        getattr(model, name).bias.data.copy_(weights[f'{name}.bias'])
    for name, key in LABELS_OF.items():
        head = getattr(model, name)
        for row, label in enumerate(labels[key]):
            if label in meta[key]:
                head.weight.data[row] = weights[f'{name}.weight'][meta[key].index(label)]
                head.bias.data[row] = weights[f'{name}.bias'][meta[key].index(label)]
    model.role_scale.data.fill_(meta['roleScale'])
    model.ask_scale.data.fill_(meta['askScale'])
    # Only the vectors of roles are exported: the projection is the one that gives them back.
    model.eval()
    known = [n for n, role in enumerate(labels['roles']) if role in meta['roles']]
    _, means = model.encode(*pad([labels['roleTexts'][n] for n in known]))
    vectors = torch.stack([weights['role_vectors'][meta['roles'].index(labels['roles'][n])] for n in known])
    middle = means.mean(0)
    spread = means - middle
    kernel = spread @ spread.T
    kernel = kernel + 1e-4 * kernel.diagonal().mean() * torch.eye(len(known), device=device)
    projection = spread.T @ torch.linalg.solve(kernel, vectors - vectors.mean(0))
    model.role_text.weight.data.copy_(projection.T)
    model.role_text.bias.data.copy_(vectors.mean(0) - middle @ projection)
    model.train()


def load_examples():
    train, held = defaultdict(list), []
    names = set(filter(None, args.held_out.split(',')))
    with gzip.open(f'{args.build}/examples.jsonl.gz', 'rt') as file:
        for line in file:
            one = json.loads(line)
            is_test = one['file'].startswith('test-')
            if is_test or one['file'] in names:
                if one['variant'] == 0:
                    held.append(one)
                if is_test or not args.train_on_test:
                    continue
            train[(one['file'], one['line'], one['turn'])].append(one)
    lines = sorted({key[:2] for key in train})
    random.shuffle(lines)
    kept = set(lines[: int(len(lines) * args.fraction)])
    return [variants for key, variants in sorted(train.items()) if key[:2] in kept], held


class Examples:
    """All examples as tensors on the device, so that a step costs no Python."""

    def __init__(self, examples):
        count, facts = len(examples), len(labels['wordFacts'])
        self.ids, _ = pad([e['ids'] for e in examples])
        self.length = torch.tensor([len(e['ids']) for e in examples], device=device)
        self.first = torch.tensor([e['first'] for e in examples], device=device)
        self.act = torch.tensor([e['act'] for e in examples], device=device)
        self.want = torch.tensor([e['want'] for e in examples], device=device)
        self.relative = torch.tensor([e['relative'] for e in examples], device=device)
        shares = np.zeros((count, len(labels['asks'])), dtype=np.float32)
        any_of = np.zeros(count, dtype=bool)
        truths = np.zeros((count, facts), dtype=np.float32)
        for n, e in enumerate(examples):
            if e['asks']:
                shares[n, e['asks']] = 1 / len(e['asks'])
                if len(e['asks']) == 2:
                    shares[n, e['asks'][0]], shares[n, e['asks'][1]] = 0.65, 0.35
            elif e['anyOf']:
                shares[n, e['anyOf']] = 1
                any_of[n] = True
            if e['facts'] is not None:
                truths[n, e['facts']] = 1
        to = lambda array: torch.from_numpy(array).to(device)
        self.ask_shares, self.any_of, self.facts = to(shares), to(any_of), to(truths)
        self.has_ask = self.ask_shares.sum(1) > 0
        self.has_facts = torch.tensor([e['facts'] is not None for e in examples], device=device)
        spans = [(n, s) for n, e in enumerate(examples) for s in e['spans']]
        features = np.zeros((len(spans), FEATURES), dtype=np.float32)
        for n, (_, s) in enumerate(spans):
            features[n, s['features']] = 1
        self.features = to(features)
        column = lambda key: torch.tensor([s[key] for _, s in spans], device=device)
        self.start = torch.tensor([s['at'][0] for _, s in spans], device=device)
        self.end = torch.tensor([s['at'][1] for _, s in spans], device=device)
        self.unit = torch.tensor([s['features'][0] for _, s in spans], device=device)
        self.role, self.owner, self.kind, self.case, self.span_relative = (
            column(key) for key in ('role', 'owner', 'kind', 'case', 'span_relative')
        )
        counts = torch.tensor([len(e['spans']) for e in examples], device=device)
        self.span_from = torch.cumsum(counts, 0) - counts
        self.span_count = counts

    def batch(self, rows):
        counts = self.span_count[rows]
        row = torch.repeat_interleave(torch.arange(len(rows), device=device), counts)
        inside = torch.arange(len(row), device=device) - torch.repeat_interleave(torch.cumsum(counts, 0) - counts, counts)
        spans = self.span_from[rows][row] + inside
        return row, spans


def forward(model, examples, rows, role_vectors, ask_vectors):
    span_row, spans = examples.batch(rows)
    longest = int(examples.length[rows].max())
    hidden, sentence = model.encode(examples.ids[rows][:, :longest], examples.first[rows])
    place = torch.arange(longest, device=device)
    inside = ((place[None] >= examples.start[spans][:, None]) & (place[None] < examples.end[spans][:, None])).to(hidden.dtype)
    mean = torch.bmm(inside[:, None], hidden[span_row])[:, 0] / inside.sum(1, keepdim=True)
    joined = torch.cat([mean, sentence[span_row], examples.features[spans]], -1)
    inner = F.gelu(model.span_hidden(model.dropout(joined)))
    return {
        'act': model.act(sentence),
        'want': model.want(sentence),
        'relative': model.relative(sentence),
        'fact': strongest_token(model.fact(hidden), examples.first[rows]),
        'ask': model.ask_scale * F.normalize(model.sentence_ask(sentence), dim=-1) @ ask_vectors.T,
        'role': model.role_scale * F.normalize(model.span_role(inner), dim=-1) @ role_vectors.T,
        'owner': model.owner(inner),
        'kind': model.kind(inner),
        'case': model.case(inner),
        'span_relative': model.span_relative(inner),
        'spans': spans,
    }


def strongest_token(scores, first):
    """A fact in words is told by a few of them: the best token of the first text decides."""
    place = torch.arange(scores.shape[1], device=device)
    return scores.masked_fill((place[None] >= first[:, None])[..., None], -1e4).amax(1)


def masked(scores, target, smoothing=0.05, weight=None):
    loss = F.cross_entropy(
        scores.float(), target, weight=weight, ignore_index=-1, label_smoothing=smoothing, reduction='sum'
    )
    return loss / (target >= 0).sum().clamp(min=1)


def ask_loss(scores, shares, any_of, has_ask):
    log = F.log_softmax(scores.float(), -1)
    exact = -(shares * log).sum(1) * 0.95 - 0.05 * log.mean(1)
    one_of = -torch.logsumexp(log.masked_fill(shares == 0, -1e4), -1)
    return (torch.where(any_of, one_of, exact) * has_ask).sum() / has_ask.sum().clamp(min=1)


def total_loss(out, examples, rows, compared):
    spans = out['spans']
    loss = ask_loss(out['ask'], examples.ask_shares[rows][:, compared], examples.any_of[rows], examples.has_ask[rows])
    loss = loss + 0.5 * masked(out['act'], examples.act[rows]) + 0.5 * masked(out['want'], examples.want[rows])
    loss = loss + 0.2 * masked(out['relative'], examples.relative[rows], weight=SIGN_WEIGHT)
    # The sum: a fact counts the same, however many others there are.
    facts = F.binary_cross_entropy_with_logits(out['fact'].float(), examples.facts[rows], reduction='none').sum(1)
    known = examples.has_facts[rows]
    loss = loss + 0.056 * (facts * known).sum() / known.sum().clamp(min=1)
    loss = loss + 1.5 * masked(out['role'], examples.role[spans])
    for head in SPAN_HEADS:
        weight = SIGN_WEIGHT if head == 'span_relative' else None
        loss = loss + 0.4 * masked(out[head], getattr(examples, head)[spans], weight=weight)
    return loss


def all_text_vectors(model):
    """Role vectors, and for each ask the direction of the mean of its texts."""
    roles = model.vectors(*pad(labels['roleTexts']), model.role_text)
    flat = [text[:MAX_ASK_TOKENS] for texts in labels['askTexts'] for text in texts]
    vectors = torch.cat([model.vectors(*pad(flat[at : at + 256]), model.ask_text) for at in range(0, len(flat), 256)])
    means, at = [], 0
    for texts in labels['askTexts']:
        means.append(vectors[at : at + len(texts)].mean(0))
        at += len(texts)
    return roles, F.normalize(torch.stack(means), dim=-1)


def train(model, lines):
    base = [p for n, p in model.named_parameters() if p.requires_grad and n.startswith('layers')]
    heads = [p for n, p in model.named_parameters() if p.requires_grad and not n.startswith('layers')]
    optimizer = torch.optim.AdamW([{'params': base, 'lr': args.lr}, {'params': heads, 'lr': 5 * args.lr}], weight_decay=0.01, fused=device == 'cuda')
    steps_of_epoch = math.ceil(len(lines) / args.batch)
    steps = args.epochs * steps_of_epoch
    # By time, the schedule has as many steps as fit: each one takes the place that the clock says.
    total = 10_000 if args.seconds else steps
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, [args.lr, 5 * args.lr], total_steps=total, pct_start=0.1)
    examples = Examples([one for variants in lines for one in variants])
    offsets = np.cumsum([0] + [len(variants) for variants in lines])
    later = np.array([n for n, variants in enumerate(lines) if variants[0]['turn'] > 0], dtype=np.int64)
    role_texts = pad(labels['roleTexts'])
    flat = [text[:MAX_ASK_TOKENS] for texts in labels['askTexts'] for text in texts]
    ask_texts, ask_lengths = pad(flat)
    ask_from = np.cumsum([0] + [len(texts) for texts in labels['askTexts']])
    started = time.time()
    spent = lambda: (time.time() - started) / args.seconds if args.seconds else 0
    epoch, done = -1, 0
    while (spent() < 1) if args.seconds else (epoch + 1 < args.epochs):
        epoch += 1
        model.train()
        more = later[np.random.permutation(len(later))[: int(len(later) * (args.follow_ups - 1))]]
        order = np.random.permutation(np.concatenate([np.arange(len(lines)), more]))
        running = torch.zeros((), device=device)
        for at in range(0, len(order), args.batch):
            chosen = order[at : at + args.batch]
            rows = torch.tensor([random.randrange(offsets[n], offsets[n + 1]) for n in chosen], device=device)
            sampled = torch.tensor([random.randrange(a, b) for a, b in zip(ask_from[:-1], ask_from[1:])], device=device)
            compared = choose_asks(examples, rows, spent())
            with torch.autocast(device, dtype=torch.bfloat16, enabled=device == 'cuda'):
                roles = model.vectors(*role_texts, model.role_text)
                texts = sampled[compared]
                longest = int(ask_lengths[texts].max())
                asks = model.vectors(ask_texts[texts][:, :longest], ask_lengths[texts], model.ask_text)
                loss = total_loss(forward(model, examples, rows, roles, asks), examples, rows, compared)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            running += loss.detach()
            done += 1
            if args.seconds:
                schedule.last_epoch = min(total - 2, int(spent() * total))
            schedule.step()
            if spent() >= 1:
                break
        if args.seconds or epoch % 4 == 3 or epoch == args.epochs - 1:
            print(f'{args.name} epoch {epoch + 1}: loss {float(running) / steps_of_epoch:.3f}, {done} steps, {time.time() - started:.0f} s', flush=True)


def choose_asks(examples, rows, spent):
    """The asks that a step compares with: those that are meant, and a share of the others. All of them near the end."""
    count = examples.ask_shares.shape[1]
    if args.ask_share >= 1 or spent > 0.85:
        return torch.arange(count, device=device)
    chance = torch.rand(count, device=device) < args.ask_share
    return torch.nonzero(chance | (examples.ask_shares[rows] > 0).any(0)).flatten()


@torch.no_grad()
def to_bytes(model):
    """Replaces the weights by what a byte each can hold, as the product does."""
    layers_to_bytes(model)
    for name in BYTE_HEADS:
        whole, scale = quantize_rows(getattr(model, name).weight.data)
        getattr(model, name).weight.data = whole * scale


KIND_OK = {
    0: {'money', 'any', 'rate'},
    1: {'rate', 'ratio', 'any'},
    2: {'time', 'age', 'any', 'count'},
    3: {'age', 'any', 'time'},
    4: {'year', 'any', 'time'},
    5: None,
}


@torch.no_grad()
def predict(model, held):
    model.eval()
    roles, asks = all_text_vectors(model)
    allowed = torch.tensor([[KIND_OK[u] is None or k in KIND_OK[u] for k in labels['roleKinds']] for u in range(6)], device=device)
    examples = Examples(held)
    found = []
    for at in range(0, len(held), 128):
        rows = torch.arange(at, min(at + 128, len(held)), device=device)
        out = forward(model, examples, rows, roles, asks)
        out['role'] = out['role'].masked_fill(~allowed[examples.unit[out['spans']]], -1e4)
        out = {key: value.float().cpu() for key, value in out.items() if key != 'spans'}
        span = 0
        for n, e in enumerate(held[at : at + 128]):
            spans = [{k: out[k][span + i] for k in ('role', *SPAN_HEADS)} for i in range(len(e['spans']))]
            span += len(spans)
            found.append((e, {k: out[k][n] for k in ('act', 'want', 'relative', 'fact', 'ask')}, spans))
    return found


def fit_temperature(scores, targets):
    """The temperature with the least log loss: what calibrates the probabilities."""
    if not scores:
        return 1.0
    stacked, target = torch.stack(scores), torch.tensor(targets)
    grid = np.exp(np.linspace(math.log(0.3), math.log(4), 60))
    return float(min(grid, key=lambda t: F.cross_entropy(stacked / t, target).item()))


def signed(rows):
    """Numbers that add to, take from or multiply what was said: how many there are, how many were found, and how many
    were found where there is none."""
    counts = Counter()
    for e, _, spans in rows:
        for label, got in zip(e['spans'], spans):
            meant, read = label['span_relative'], int(got['span_relative'].argmax())
            counts['all'] += meant > 0
            counts['right'] += meant > 0 and read == meant
            counts['too many'] += meant == 0 and read > 0
    return [counts['all'], counts['right'], counts['too many']]


def score(rows):
    role_scores, role_targets, ask_scores, ask_targets = [], [], [], []
    counts = Counter()
    confusions, ask_confusions = Counter(), Counter()
    per_role, per_ask = defaultdict(Counter), defaultdict(Counter)
    fact_tp = fact_fp = fact_fn = 0
    wrong = []
    for e, out, spans in rows:
        everything = True
        for label, got in zip(e['spans'], spans):
            best = int(got['role'].argmax())
            right = best == label['role']
            if float(got['role'][label['role']]) > -1e3:
                role_scores.append(got['role'])
                role_targets.append(label['role'])
            counts['role'] += 1
            counts['role right'] += right
            counts['role top 3'] += label['role'] in got['role'].topk(3).indices.tolist()
            per_role[label['role']]['n'] += 1
            per_role[label['role']]['right'] += right
            if not right:
                confusions[(label['role'], best)] += 1
            everything &= right
            for head in SPAN_HEADS:
                if label[head] >= 0:
                    ok = int(got[head].argmax()) == label[head]
                    counts[head] += 1
                    counts[head + ' right'] += ok
                    everything &= ok or head == 'kind'
        for head in ('act', 'want', 'relative'):
            if e[head] >= 0:
                counts[head] += 1
                counts[head + ' right'] += int(out[head].argmax()) == e[head]
        if e['act'] > 0:
            counts['follow-up act'] += 1
            counts['follow-up act right'] += int(out['act'].argmax()) == e['act']
        wanted = e['asks'] or e['anyOf']
        if wanted:
            best = int(out['ask'].argmax())
            counts['ask'] += 1
            right = best in wanted
            counts['ask right'] += right
            counts['ask top 2'] += any(a in wanted for a in out['ask'].topk(2).indices.tolist())
            counts['ask top 3'] += any(a in wanted for a in out['ask'].topk(3).indices.tolist())
            everything &= right
            if e['asks']:
                ask_scores.append(out['ask'])
                ask_targets.append(best if right else e['asks'][0])
                per_ask[e['asks'][0]]['n'] += 1
                per_ask[e['asks'][0]]['right'] += right
                if not right:
                    ask_confusions[(e['asks'][0], best)] += 1
                    wrong.append((e['file'], e['line'], labels['asks'][e['asks'][0]], labels['asks'][best]))
        if e['facts'] is not None:
            got = set((out['fact'] > 0).nonzero().flatten().tolist())
            fact_tp += len(got & set(e['facts']))
            fact_fp += len(got - set(e['facts']))
            fact_fn += len(set(e['facts']) - got)
        counts['all'] += 1
        counts['all right'] += everything
        if e['act'] > 0:
            counts['follow-up'] += 1
            counts['follow-up right'] += everything and int(out['act'].argmax()) == e['act']
        if e['spans'] and wanted:
            counts['all (numbers and ask)'] += 1
            counts['all (numbers and ask) right'] += everything
    share = lambda name: counts[name + ' right'] / max(1, counts[name])
    temperatures = {'role': fit_temperature(role_scores, role_targets), 'ask': fit_temperature(ask_scores, ask_targets)}

    def reliability(scores, targets, temperature):
        table = defaultdict(Counter)
        for one, target in zip(scores, targets):
            p = F.softmax(one / temperature, -1)
            bucket = min(9, int(float(p.max()) * 10))
            table[bucket]['n'] += 1
            table[bucket]['right'] += int(p.argmax()) == target
        return {f'{b / 10:.1f}': [c['n'], round(c['right'] / c['n'], 3)] for b, c in sorted(table.items())}

    names = labels['roles'], labels['asks']
    return {
        'examples': counts['all'],
        'role': round(share('role'), 4),
        'role top 3': round(counts['role top 3'] / max(1, counts['role']), 4),
        'ask': round(share('ask'), 4),
        'ask top 2': round(counts['ask top 2'] / max(1, counts['ask']), 4),
        'ask top 3': round(counts['ask top 3'] / max(1, counts['ask']), 4),
        'act': round(share('act'), 4),
        'follow-up act': [counts['follow-up act'], round(share('follow-up act'), 4)],
        'follow-up': round(share('follow-up'), 4),
        'want': round(share('want'), 4),
        'relative': round(share('relative'), 4),
        'owner': round(share('owner'), 4),
        'kind': round(share('kind'), 4),
        'case': round(share('case'), 4),
        'span relative': round(share('span_relative'), 4),
        'signed numbers': signed(rows),
        'facts precision': round(fact_tp / max(1, fact_tp + fact_fp), 4),
        'facts recall': round(fact_tp / max(1, fact_tp + fact_fn), 4),
        'everything right': round(share('all'), 4),
        'everything right (numbers and ask)': round(share('all (numbers and ask)'), 4),
        'temperature': temperatures,
        'reliability of roles': reliability(role_scores, role_targets, temperatures['role']),
        'reliability of asks': reliability(ask_scores, ask_targets, temperatures['ask']),
        'confused roles': [[names[0][a], names[0][b], n] for (a, b), n in confusions.most_common(40)],
        'confused asks': [[names[1][a], names[1][b], n] for (a, b), n in ask_confusions.most_common(40)],
        'per role': {names[0][r]: [c['n'], round(c['right'] / c['n'], 3)] for r, c in sorted(per_role.items(), key=lambda x: -x[1]['n'])},
        'per ask': {names[1][a]: [c['n'], round(c['right'] / c['n'], 3)] for a, c in sorted(per_ask.items(), key=lambda x: -x[1]['n'])},
    }


@torch.no_grad()
def export(model, temperatures, path):
    model.eval()
    roles, _ = all_text_vectors(model)
    tensors = layer_tensors(model)
    half = lambda t: t.detach().float().cpu().numpy().astype(np.float16)
    for name in BYTE_HEADS:
        whole, scale = quantize_rows(getattr(model, name).weight.data)
        tensors[f'{name}.weight'] = whole.cpu().numpy().astype(np.int8)
        tensors[f'{name}.scale'] = scale.flatten().cpu().numpy().astype(np.float32)
        tensors[f'{name}.bias'] = getattr(model, name).bias.data.cpu().numpy().astype(np.float32)
    for name in (*SPAN_HEADS, 'act', 'want', 'relative', 'fact'):
        tensors[f'{name}.weight'] = half(getattr(model, name).weight)
        tensors[f'{name}.bias'] = half(getattr(model, name).bias)
    tensors['role_vectors'] = half(roles)
    meta = {
        'corpus': labels['corpus'],
        'roleScale': float(model.role_scale) / temperatures['role'],
        'askScale': float(model.ask_scale) / temperatures['ask'],
        **{key: labels[key] for key in ('roles', 'acts', 'wants', 'relatives', 'owners', 'thingKinds', 'cases', 'wordFacts')},
    }
    write_safetensors(path, tensors, {'reader': json.dumps(meta)})


lines, held = load_examples()
print(f'{args.name}: {len(lines)} training turns, {len(held)} held out, on {device}', flush=True)
base, _ = read_safetensors(f'{args.build}/base.safetensors')
reader = Reader(base).to(device)
if args.start:
    go_on_from(reader, args.start)
if args.epochs or args.seconds:
    train(reader, lines)
to_bytes(reader)
result = score(predict(reader, held)) if held else {'temperature': {'role': 1.0, 'ask': 1.0}}
short = {k: v for k, v in result.items() if not isinstance(v, (dict, list)) or k == 'follow-up act'}
print(args.name, json.dumps(short), flush=True)
result['training turns'], result['corpus'] = len(lines), labels['corpus']
json.dump(result, open(f'{args.out}/{args.name}.json', 'w'), indent=1)
if args.fraction == 1.0:
    export(reader, result['temperature'], f'{args.out}/{args.name}.safetensors')
