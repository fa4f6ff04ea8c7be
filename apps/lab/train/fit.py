"""Teaches the networks of the veteran and the champion from races that `lab self-play` exported.

usage: fit.py FOLDER packages/bots/learned/weights.ts SEED [value|plan]
Without the last word both are trained. Their curves are written next to the weights, as JSON.
"""

import glob
import json
import sys

import numpy as np
import torch
from torch import nn

folder, out, seed = sys.argv[1], sys.argv[2], int(sys.argv[3])
which = sys.argv[4] if len(sys.argv) > 4 else "both"
VALUE = [96, 48]
PLAN = [64]
CREWS = 5
PLANS = 56
SCALE = 256.0
ROUNDS_VALUE = 20
BATCH_VALUE = 8192
ROUNDS_PLAN = 40
FEATURES = 67
SLOTS_VALUE = 4 + CREWS * FEATURES
SLOTS_PLAN = 1 + FEATURES + PLANS
device = "cuda" if torch.cuda.is_available() else "cpu"
torch.manual_seed(seed)
curves = {"value": [], "plan": []}


def layers_of(sizes):
    parts = []
    for i, (a, b) in enumerate(zip(sizes, sizes[1:])):
        parts.append(nn.Linear(a, b))
        if i < len(sizes) - 2:
            parts.append(nn.ReLU())
    return nn.Sequential(*parts).to(device)


def layers_json(net):
    linear = [part for part in net if isinstance(part, nn.Linear)]
    digits = lambda tensor: [float(f"{x:.4g}") for x in tensor.detach().cpu().flatten().tolist()]
    return [
        {"inputs": p.in_features, "outputs": p.out_features, "weights": digits(p.weight), "biases": digits(p.bias)}
        for p in linear
    ]


def read(pattern, slots):
    learnt, held = [], []
    for path in sorted(glob.glob(f"{folder}/{pattern}")):
        data = np.fromfile(path, dtype=np.int16)
        # Whoever plays may have been stopped in the middle of a record.
        data = data[: len(data) // slots * slots].reshape(-1, slots)
        # The first races of each kind are held back.
        (held if path.endswith("-0.bin") else learnt).append(data)
    return np.concatenate(learnt or held), np.concatenate(held or learnt)


def train_value():
    learnt, held = read("value-veteran-*.bin", SLOTS_VALUE)
    print("value:", learnt.shape, held.shape)

    def tensors(data):
        data = torch.from_numpy(data).to(device)
        crews = data[:, 0].long()
        winner = data[:, 1].long()
        # Alone there is nobody to be ahead of: a second crew with the prospect 0 stands for the calendar.
        winner = torch.where((crews == 1) & (winner < 0), torch.ones_like(winner), winner)
        return data[:, 4:].reshape(-1, CREWS, FEATURES), crews, winner

    net = layers_of([FEATURES, *VALUE, 1])
    places = torch.arange(CREWS, device=device)

    def loss_of(x, crews, winner):
        prospects = net(x.float() / SCALE).squeeze(-1)
        prospects = torch.where((crews == 1)[:, None] & (places == 1), torch.zeros_like(prospects), prospects)
        prospects = prospects.masked_fill(places >= crews.clamp(min=2)[:, None], -1e9)
        return nn.functional.cross_entropy(prospects, winner, reduction="none"), prospects

    def judge(test):
        losses, named = [], []
        with torch.no_grad():
            for start in range(0, len(test[0]), 65536):
                x, crews, winner = (part[start : start + 65536] for part in test)
                each, prospects = loss_of(x, crews, winner)
                losses.append(each)
                named.append((prospects.argmax(1) == winner).float())
        return torch.cat(losses).mean().item(), torch.cat(named).mean().item()

    data, test = tensors(learnt), tensors(held)
    count = len(data[0])
    optimiser = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=1e-4)
    steps = ROUNDS_VALUE * ((count + BATCH_VALUE - 1) // BATCH_VALUE)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, steps)
    best, kept = 1e9, None
    for epoch in range(ROUNDS_VALUE):
        order = torch.randperm(count, device=device)
        total = torch.zeros((), device=device)
        for start in range(0, count, BATCH_VALUE):
            at = order[start : start + BATCH_VALUE]
            loss = loss_of(*(part[at] for part in data))[0].mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            schedule.step()
            total += loss.detach() * len(at)
        loss_held, named = judge(test)
        curves["value"].append({"learnt": total.item() / count, "held": loss_held, "named": named})
        if loss_held < best:
            best, kept = loss_held, {k: v.clone() for k, v in net.state_dict().items()}
    net.load_state_dict(kept)
    print("value", curves["value"][-1], "best", best)
    return layers_json(net)


def train_plan():
    features = FEATURES
    learnt, held = read("plan-tutor-*.bin", SLOTS_PLAN)
    print("plan:", learnt.shape, held.shape)

    def tensors(data):
        data = torch.from_numpy(data).to(device)
        says = data[:, 1 + features :].float()
        mask = says <= -32768
        return data[:, 1 : 1 + features].float() / SCALE, says / SCALE, mask, data[:, 0].long()

    net = layers_of([features, *PLAN, PLANS])
    with torch.no_grad():
        net[-1].weight.mul_(0.1)
    trust = torch.tensor(2.0, device=device, requires_grad=True)
    drop = nn.Dropout(0.1)

    def logits(x, says, mask):
        return (net(drop(x)) + trust * says.clamp(min=-100)).masked_fill(mask, -1e9)

    test = tensors(held)
    data = tensors(learnt)
    optimiser = torch.optim.AdamW([*net.parameters(), trust], lr=2e-3, weight_decay=1e-3)
    batch = 512
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(
        optimiser, ROUNDS_PLAN * max(1, (len(data[0]) + batch - 1) // batch)
    )
    best, kept = 1e9, None
    for epoch in range(ROUNDS_PLAN):
        drop.train()
        order = torch.randperm(len(data[0]), device=device)
        total = 0.0
        for start in range(0, len(order), batch):
            at = order[start : start + batch]
            loss = nn.functional.cross_entropy(logits(data[0][at], data[1][at], data[2][at]), data[3][at])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            total += loss.item() * len(at)
        drop.eval()
        with torch.no_grad():
            held_logits = logits(*test[:3])
            loss = nn.functional.cross_entropy(held_logits, test[3]).item()
        curves["plan"].append({"learnt": total / len(order), "held": loss})
        if loss < best:
            best, kept = loss, ({k: v.clone() for k, v in net.state_dict().items()}, trust.item())
    net.load_state_dict(kept[0])
    drop.eval()
    with torch.no_grad():
        for name, figures in (
            ("racer", test[1].masked_fill(test[2], -1e9)),
            ("net", net(test[0]) + kept[1] * test[1].clamp(min=-100)),
        ):
            figures = figures.masked_fill(test[2], -1e9)
            order = figures.argsort(1, descending=True)
            rank = (order == test[3][:, None]).float().argmax(1)
            print("plan", name, {k: round((rank < k).float().mean().item(), 3) for k in (1, 4, 8, 12, 16, 24, 40)})
    print("plan trust", kept[1], curves["plan"][-1], "best", best)
    return {"layers": layers_json(net), "trust": float(f"{kept[1]:.4g}")}


def figure(x):
    text = f"{x:.4g}"
    return f"{x:.6f}".rstrip("0").rstrip(".") if "e" in text else text


def layers_text(layers, indent):
    return "".join(
        f"{indent}layerOf({one['inputs']}, {one['outputs']}, [{','.join(map(figure, one['biases']))}],"
        f" [{','.join(map(figure, one['weights']))}]),\n"
        for one in layers
    )


VALUE_TEXT = "export const VALUE_LAYERS: readonly Layer[] = [\n"
PLAN_TEXT = "export const PLAN_NETWORK: PlanNetwork = {\n"


def put(text, begin, end, inside):
    start = text.index(begin) + len(begin)
    return text[:start] + inside + text[text.index(end, start) :]


with open(out) as file:
    text = file.read()
if which != "plan":
    text = put(text, VALUE_TEXT, "];\n", layers_text(train_value(), "  "))
if which != "value":
    plan = train_plan()
    layers = f"  layers: [\n{layers_text(plan['layers'], '    ')}  ],\n"
    text = put(text, PLAN_TEXT, "};\n", f"  trust: {figure(plan['trust'])},\n{layers}")
with open(out, "w") as file:
    file.write(text)
with open(out + ".curves.json", "w") as file:
    json.dump(curves, file)
