"""Trains the ranker: does this text answer this message? Run `npm run reader:prepare-ranker` first; see reader/README.md.

It reads a message (with what was said before it) and a text together. It learns from questions of the corpus with the text
that they lead to, from two wordings with one answer, and from messages whose candidates were marked by hand. Needs PyTorch
and NumPy.
"""
import argparse
import gzip
import hashlib
import json
import random
import time
from collections import defaultdict

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from encoder import WIDTH, Encoder, device, layer_tensors, layers_to_bytes, load_layers, pad, read_safetensors, write_safetensors

parser = argparse.ArgumentParser()
parser.add_argument('--build', default='reader/build')
parser.add_argument('--out', required=True)
parser.add_argument('--vectors', required=True, help='weights of the sentence vectors, which find the texts')
parser.add_argument('--from', dest='start', nargs='*', default=[], help='trained layers to start from; of several, their mean')
parser.add_argument('--seconds', type=float, default=300)
parser.add_argument('--groups', type=int, default=48, help='messages in a step')
parser.add_argument('--lr', type=float, default=1.5e-4)
parser.add_argument('--layers', type=int, default=6)
parser.add_argument('--marked-from', type=float, default=0.35, help='when marked messages begin, as a share of the time')
parser.add_argument('--marked-share', type=float, default=0.4)
parser.add_argument('--same', type=float, default=1.0, help='a question nearer than this to another may have the same answer: it is no wrong one')
parser.add_argument('--data', default='ranker')
parser.add_argument('--all', action='store_true', help='train on the held-out messages too')
parser.add_argument('--seed', type=int, default=1)
parser.add_argument('--name', default='ranker')
args = parser.parse_args()
random.seed(args.seed)
np.random.seed(args.seed)
torch.manual_seed(args.seed)
torch.set_float32_matmul_precision('high')

GROUP = 8
data = json.load(gzip.open(f'{args.build}/{args.data}.json.gz'))
entries, queries, marked = data['entries'], data['queries'], data['marked']
# What guides said to marked messages is never looked for: it has its place behind all texts.
wholes = [e['whole'] for e in entries] + data['replies']
akin = defaultdict(set)
for guide, its in data['akin'].items():
    akin[guide].update(its)
    for article in its:
        akin[article].add(guide)
names = {text: n for n, text in enumerate(sorted({e['text'] for e in entries} | {q['text'] for q in queries}))}
groups = {group: n for n, group in enumerate(sorted({e['group'] for e in entries}))}
text_of = torch.tensor([names[e['text']] for e in entries], device=device)
group_of = torch.tensor([groups[e['group']] for e in entries], device=device)
is_question = torch.tensor([e['isQuestion'] for e in entries], device=device)
is_akin = torch.zeros(len(names), len(names), dtype=torch.bool, device=device)
for one, others in akin.items():
    for other in others:
        if one in names and other in names:
            is_akin[names[one], names[other]] = True
is_akin |= torch.eye(len(names), dtype=torch.bool, device=device)
members = defaultdict(list)
for n, e in enumerate(entries):
    if e['isQuestion']:
        members[e['group']].append(n)

base = {name: tensor.to(device) for name, tensor in read_safetensors(f'{args.build}/ranker-base.safetensors')[0].items()}


def is_held(message):
    return int(hashlib.sha1(message['first'].encode()).hexdigest(), 16) % 7 == 0


held = [m for m in marked if is_held(m) and m['candidates']]
learned = [m for m in marked if (args.all or not is_held(m)) and m['candidates']]
print(f'{len(entries)} texts, {len(queries)} questions, {len(learned)} marked messages to learn from, {len(held)} held out', flush=True)


@torch.no_grad()
def vectors_of(model, texts, size=1024):
    model.eval()
    out = torch.zeros(len(texts), WIDTH, device=device)
    order = sorted(range(len(texts)), key=lambda n: len(texts[n]))
    with torch.autocast(device, dtype=torch.bfloat16, enabled=device == 'cuda'):
        for at in range(0, len(order), size):
            rows = order[at : at + size]
            ids, lengths = pad([texts[n] for n in rows])
            out[rows] = F.normalize(model.encode(ids, lengths)[1].float(), dim=-1)
    return out


finder = Encoder(base).to(device)
load_layers(finder, args.vectors)
shelf = vectors_of(finder, [e['asked'] for e in entries])
asked = vectors_of(finder, [q['asked'] for q in queries])
for message in held:
    alone, together = vectors_of(finder, [message['alone'], message['together']])
    places = torch.tensor([c[0] for c in message['candidates'] if c[0] < len(entries)], dtype=torch.long, device=device)
    message['cosines'] = (shelf[places] @ ((alone + together) / 2)).cpu().tolist()
query_text = torch.tensor([names[q['text']] for q in queries], device=device)


@torch.no_grad()
def nearest(vectors, blocked, count, size=2048, same=2.0):
    """For each vector the places of the nearest texts that are not blocked, and not as near as the same question."""
    out = []
    for at in range(0, len(vectors), size):
        cosines = vectors[at : at + size] @ shelf.T
        out.append(cosines.masked_fill(blocked(at, at + size) | (cosines > same), -2).topk(count, 1).indices.cpu())
    return torch.cat(out).numpy()


right_of_query = nearest(asked, lambda a, b: text_of[None] != query_text[a:b, None], 3)
wrong_of_query = nearest(asked, lambda a, b: is_akin[query_text[a:b]][:, text_of], 24)
wrong_of_entry = nearest(shelf, lambda a, b: group_of[None] == group_of[a:b, None], 24, same=args.same)


class Ranker(Encoder):
    def __init__(self):
        super().__init__(base)
        self.layers = self.layers[: args.layers]
        self.fit = nn.Linear(2 * WIDTH, 1)

    def forward(self, ids, first):
        hidden, mean = self.encode(ids, first)
        return self.fit(torch.cat([hidden[:, 0], mean], -1).float())[:, 0]


def scored(model, messages, texts, parts=4):
    """A score for each pair. Pairs of like length are read together, so that few are filled up."""
    order = sorted(range(len(messages)), key=lambda n: len(messages[n]) + len(texts[n]))
    size = -(-len(order) // parts)
    scores = [model(*pairs([messages[n] for n in rows], [texts[n] for n in rows])) for rows in (order[at : at + size] for at in range(0, len(order), size))]
    return torch.cat(scores)[torch.tensor(np.argsort(order), device=device)]


def pairs(messages, texts):
    """Message and text in one row; the text without its first mark."""
    return pad([m + t[1:] for m, t in zip(messages, texts)])[0], torch.tensor([len(m) for m in messages], device=device)


def from_query(n):
    right = int(random.choice(right_of_query[n]))
    wrong = np.random.choice(wrong_of_query[n], GROUP - 2, replace=False).tolist()
    return queries[n]['message'], [right, *wrong, random.randrange(len(entries))], [2] + [0] * (GROUP - 1), 0.3


def from_entry(n):
    others = [m for m in members[entries[n]['group']] if m != n]
    wrong = np.random.choice(wrong_of_entry[n], GROUP - 1, replace=False).tolist()
    return entries[n]['message'], [random.choice(others), *wrong], [2] + [0] * (GROUP - 1), 0.3


def from_marked(message):
    said = [c for c in message['candidates'] if c[0] >= len(entries)]
    candidates = [c for c in message['candidates'] if c[0] < len(entries)]
    fits = [c for c in candidates if c[1] == 2]
    rest = [c for c in candidates if c[1] < 2]
    random.shuffle(fits)
    random.shuffle(rest)
    chosen = (said + fits[:3] + rest)[:GROUP]
    while len(chosen) < GROUP:
        chosen.append([random.randrange(len(entries)), 0])
    # The product reads a later message with all that was said and with the first message alone.
    return message[random.choice(('message', 'withFirst'))], [c[0] for c in chosen], [c[1] for c in chosen], 1.0


# How much a later message together with the first one alone counts: as in the product.
FIRST_SHARE = 0.6
TARGET = torch.tensor([0.0, 0.25, 1.0], device=device)


def train(model):
    trained = [p for p in model.parameters() if p.requires_grad]
    optimizer = torch.optim.AdamW(trained, lr=args.lr, weight_decay=0.02, fused=device == 'cuda')
    lines = [n for n, q in enumerate(queries) if not q['isTest']]
    later = [n for n in lines if queries[n]['isLater']]
    worded = [n for n, e in enumerate(entries) if len(members[e['group']]) > 1 and e['isQuestion'] and not e['group'].startswith('guide')]
    started, done, running, seen = time.time(), 0, 0.0, 0
    model.train()
    while (spent := (time.time() - started) / args.seconds) < 1:
        share = args.marked_share if spent >= args.marked_from and learned else 0.0
        batch = []
        for _ in range(args.groups):
            draw = random.random()
            if draw < share:
                batch.append(from_marked(random.choice(learned)))
                seen += 1
            elif draw < share + (1 - share) * 0.35:
                batch.append(from_query(random.choice(lines)))
            elif draw < share + (1 - share) * 0.55 and later:
                batch.append(from_query(random.choice(later)))
            else:
                batch.append(from_entry(random.choice(worded)))
        grades = torch.tensor([g for _, _, g, _ in batch], device=device)
        weight = torch.tensor([w for *_, w in batch], device=device)
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == 'cuda'):
            rows = [(m, wholes[p]) for m, c, *_ in batch for p in c]
            scores = scored(model, *zip(*rows)).view(len(batch), GROUP)
        best = (grades == 2).float()
        has = best.sum(1) > 0
        listed = -(F.log_softmax(scores, 1) * best).sum(1)[has] / best.sum(1)[has]
        each = F.binary_cross_entropy_with_logits(scores, TARGET[grades], reduction='none').mean(1)
        loss = listed.mean() + 2 * (each * weight).sum() / weight.sum()
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(trained, 1.0)
        for part in optimizer.param_groups:
            part['lr'] = args.lr * min(1, spent / 0.05 + 0.02) * (1 - 0.97 * spent)
        optimizer.step()
        done += 1
        running += loss.detach()
        if done % 500 == 0:
            print(f'{args.name} {done} steps, loss {float(running) / 500:.3f}, {time.time() - started:.0f} s, marked messages seen {seen / max(1, len(learned)):.1f} times', flush=True)
            running = 0.0


@torch.no_grad()
def scores_of(model, message, places):
    with torch.autocast(device, dtype=torch.bfloat16, enabled=device == 'cuda'):
        return torch.sigmoid(model(*pairs([message] * len(places), [wholes[p] for p in places]))).float().cpu().tolist()


def with_cosine(row, share):
    scores = np.clip(np.array(row['scores']), 1e-4, 1 - 1e-4)
    return np.log(scores / (1 - scores)) + share * np.array(row['cosines'])


@torch.no_grad()
def report(model):
    model.eval()
    out, rows = {}, []
    for message in held:
        places = [c[0] for c in message['candidates']]
        scores = [round((1 - FIRST_SHARE) * s + FIRST_SHARE * f, 4) for s, f in zip(scores_of(model, message['message'], places), scores_of(model, message['withFirst'], places))]
        found = [(c[1], s) for c, s in zip(message['candidates'], scores) if c[0] < len(entries)]
        said = [(c[1], s) for c, s in zip(message['candidates'], scores) if c[0] >= len(entries)]
        guides = [c[0] < len(entries) and entries[c[0]]['text'].startswith('guide') for c in message['candidates']]
        rows.append({'first': message['first'], 'text': message['text'], 'isLater': message['isLater'], 'cosines': message['cosines'], 'grades': [g for g, _ in found], 'scores': [s for _, s in found], 'said': said, 'isGuide': guides[: len(found)]})
    rows, unfound = [r for r in rows if r['grades']], [r for r in rows if not r['grades']]
    said = [one for r in rows + unfound for one in r['said']]
    fit, not_fit = [s for g, s in said if g == 2], np.array([s for g, s in said if g < 2])
    out['decisions of guides'] = {'given': len(said), 'right': len(fit), 'fit above not fit': round(float(np.mean([(not_fit < s).mean() for s in fit])), 3) if fit and len(not_fit) else None}
    for least in (0.2, 0.3, 0.4, 0.5):
        out['decisions of guides'][f'at {least}'] = {'given': sum(s >= least for _, s in said), 'right': sum(s >= least for s in fit)}
    for name, some in (('first messages', [r for r in rows if not r['isLater']]), ('later messages', [r for r in rows if r['isLater']])):
        answerable = [r for r in some if 2 in r['grades']]
        best = lambda r: r['grades'][int(np.argmax(r['scores']))]
        fit = [s for r in some for s, g in zip(r['scores'], r['grades']) if g == 2]
        not_fit = [s for r in some for s, g in zip(r['scores'], r['grades']) if g < 2]
        auc = float(np.mean([(np.array(not_fit) < s).mean() for s in fit])) if fit and not_fit else None
        out[name] = {
            'messages': len(some),
            'with a fitting text': len(answerable),
            'found first fits': round(np.mean([r['grades'][0] == 2 for r in answerable]), 3) if answerable else None,
            'ranked first fits': round(np.mean([best(r) == 2 for r in answerable]), 3) if answerable else None,
            'fit above not fit': auc and round(auc, 3),
            'ranked first fits, with so much of the cosine': {share: round(np.mean([r['grades'][int(np.argmax(with_cosine(r, share)))] == 2 for r in answerable]), 3) for share in (2, 4, 8, 12)} if answerable else None,
        }
        for least in (0.3, 0.5, 0.7, 0.85):
            over = [r for r in some if max(r['scores']) >= least]
            out[name][f'at {least}'] = {'answered': len(over), 'fits': sum(best(r) == 2 for r in over), 'near': sum(best(r) == 1 for r in over)}
    tests = [n for n, q in enumerate(queries) if q['isTest']]
    found = nearest(asked[tests], lambda a, b: torch.zeros(1, len(entries), dtype=torch.bool, device=device), 8)
    by_cosine = by_rank = 0
    for n, places in zip(tests, found):
        ranked = places[int(np.argmax(scores_of(model, queries[n]['message'], places.tolist())))]
        right = lambda place: bool(is_akin[names[queries[n]['text']], text_of[place]])
        by_cosine += right(places[0])
        by_rank += right(ranked)
    out['test questions of the corpus'] = {'questions': len(tests), 'found first': by_cosine, 'ranked first of 8': by_rank}
    return out, rows


model = Ranker().to(device)
starts = []
for path in args.start:
    load_layers(model, path)
    known = read_safetensors(path)[0]
    if 'fit.weight' in known:
        model.fit.weight.data.copy_(known['fit.weight'])
        model.fit.bias.data.copy_(known['fit.bias'])
    starts.append({name: tensor.clone() for name, tensor in model.state_dict().items()})
if starts:
    model.load_state_dict({name: sum(one[name] for one in starts) / len(starts) for name in starts[0]})
if args.seconds:
    train(model)
layers_to_bytes(model)
tensors = layer_tensors(model)
tensors['fit.weight'] = model.fit.weight.data.cpu().numpy().astype(np.float16)
tensors['fit.bias'] = model.fit.bias.data.cpu().numpy().astype(np.float32)
# The weights first: where time on a machine runs out, only the scores are lost.
write_safetensors(f'{args.out}/{args.name}.safetensors', tensors, {'layers': str(args.layers)})
result, rows = report(model)
print(args.name, json.dumps(result, indent=1), flush=True)
json.dump({'result': result, 'rows': rows}, open(f'{args.out}/{args.name}.json', 'w'))
